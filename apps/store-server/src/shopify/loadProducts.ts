import type { ClientBase } from 'pg';
import { importGroups, type GroupReport } from '../import/importGroups.ts';
import { goods } from '../import/kinds/goods.ts';
import type { FileRow } from '../import/readRows.ts';
import { GOODS_COLUMNS, mapProduct } from './mapProduct.ts';
import type { Mapping } from './mapping.ts';
import { addProblems, clearProblems, type NewProblem } from './problems.ts';
import type { PicturedVariant, ShopMedia, ShopProduct, ShopVariant } from './records.ts';
import { readAll } from './stageLines.ts';

/** A product with all of its variants. */
export interface WholeProduct {
  product: ShopProduct;
  variants: PicturedVariant[];
}

/** Imports the products of the staged lines, in a transaction of the caller. */
export async function loadProducts(client: ClientBase, mapping: Mapping): Promise<GroupReport> {
  await clearProblems(client, 'product');
  return importProducts(client, stagedProducts(client), mapping);
}

/** Imports products. What cannot be mapped, or is refused, becomes a problem with its reason. */
export async function importProducts(
  client: ClientBase,
  products: AsyncIterable<WholeProduct>,
  mapping: Mapping,
): Promise<GroupReport> {
  const note = (problems: NewProblem[]) => addProblems(client, 'product', problems);
  async function* rows(): AsyncGenerator<FileRow> {
    yield { row: 0, cells: [...GOODS_COLUMNS] };
    let row = 0;
    for await (const { product, variants } of products) {
      const mapped = mapProduct(product, variants, mapping);
      if (mapped.unmapped.length > 0) await note(mapped.unmapped);
      for (const cells of mapped.rows) yield { row: (row += 1), cells: GOODS_COLUMNS.map((name) => cells[name]) };
    }
  }
  return importGroups(client, goods, 'product', rows(), async (refused) => {
    await note(refused.map(({ subject, reason }) => ({ subject, title: '', reason })));
  });
}

/** The products of the staged lines, each with its variants in their order. */
async function* stagedProducts(client: ClientBase): AsyncGenerator<WholeProduct> {
  const rows = readAll<{ id: string; product: string; variant: string | null; media: string | null }>(
    client,
    `select product.id, product.body as product, variant.body as variant, media.body as media
     from shopify_lines as product
       left join shopify_lines as variant on variant.parent = product.id and variant.kind = 'ProductVariant'
       left join lateral (
         select body from shopify_lines where parent = variant.id and kind = 'MediaImage' order by nth limit 1
       ) as media on true
     where product.kind = 'Product' order by product.id, variant.id`,
  );
  let whole: (WholeProduct & { id: string }) | undefined;
  for await (const { id, product, variant, media } of rows) {
    if (whole?.id !== id) {
      if (whole !== undefined) yield whole;
      whole = { id, product: JSON.parse(product) as ShopProduct, variants: [] };
    }
    if (variant !== null) whole.variants.push(pictured(variant, media));
  }
  if (whole !== undefined) yield whole;
}

function pictured(variant: string, media: string | null): PicturedVariant {
  const picture = media === null ? undefined : (JSON.parse(media) as ShopMedia).image?.url;
  return { ...(JSON.parse(variant) as ShopVariant), picture };
}
