import { eq, inArray } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { OperationInput } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';

/** A line of a request cart with what the catalogue says of it; the browser's word for name and price is not taken. */
export interface CartItem {
  /** JSON pointer of the line. */
  pointer: string;
  variantId: string;
  quantity: number;
  barcode: string | null;
  lineIds: number[];
  tryOutItem: boolean;
  productName: string;
  size: string;
}

type Body = OperationInput<'placeRequest'>['body'];

/** Reads a cart against the catalogue. 422 for a product without SKU [Z-03], an unknown one, or too many lines. */
export async function readCart(tx: Tx, { items }: Body): Promise<CartItem[]> {
  const ids = [...new Set(items.map((item) => item.inventoryLineItemId))];
  const rows = await tx
    .select({ id: variants.id, size: variants.size, productName: products.title, sku: products.sku })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = new Set<number>();
  return items.map((item, index) => {
    const pointer = `/items/${index}`;
    const variant = known.get(item.inventoryLineItemId);
    if (variant === undefined) {
      throw fieldProblem(
        422,
        'Unknown product',
        `${pointer}/inventoryLineItemId`,
        'This product is not in the catalogue.',
      );
    }
    if (!variant.sku || !item.style) {
      const message = "Can't place the request. SKU is not present for this product!";
      throw fieldProblem(422, 'No SKU', `${pointer}/style`, message);
    }
    // As numbers: 062 is the line 62.
    const lineIds = (item.lineIds ?? []).map(Number);
    if (
      lineIds.length > item.quantity ||
      lineIds.some((id) => named.has(id)) ||
      new Set(lineIds).size < lineIds.length
    ) {
      throw fieldProblem(
        422,
        'Wrong lines',
        `${pointer}/lineIds`,
        'Each pair is one line: name a line once, and no more than the quantity.',
      );
    }
    for (const id of lineIds) named.add(id);
    return {
      pointer,
      variantId: variant.id,
      quantity: item.quantity,
      barcode: item.barcode,
      lineIds,
      tryOutItem: item.tryOutItem,
      productName: variant.productName,
      size: variant.size,
    };
  });
}
