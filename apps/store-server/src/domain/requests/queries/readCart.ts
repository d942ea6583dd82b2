import { eq, inArray } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { OperationInput } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';

/** A cart line with its product from the catalogue; the name and price that the client sends are not used. */
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

/**
 * Reads the products of a cart from the catalogue.
 * @throws ProblemError 422 for an unknown product, one without SKU [Z-03], or more lines than the quantity
 */
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
    // Compared as numbers: 062 and 62 are the same line.
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
        'Each line may be named once, and there may not be more lines than the quantity.',
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
