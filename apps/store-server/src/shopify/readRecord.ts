import type { ClientBase } from 'pg';
import type { Connector } from './connector.ts';
import { ShopifyError } from './errors.ts';
import { storeLevel } from './levels.ts';
import { importOrders } from './loadOrders.ts';
import { importProducts, type WholeProduct } from './loadProducts.ts';
import { placesOf, readLocations, storeLocations } from './locations.ts';
import { clearProblems } from './problems.ts';
import { ITEM_QUERY, LEVEL_QUERY, productQuery, SHOP_QUERY } from './queries.ts';
import { readOrder } from './readOrder.ts';
import { gidOf, numberOf, type Page, type ShopMedia, type ShopProduct, type ShopVariant } from './records.ts';

/** Stores what was read, in a transaction of the caller. */
export type Store = (client: ClientBase) => Promise<void>;

type Read = (connector: Connector, ...numbers: string[]) => Promise<Store>;

/** How a record is read again, by the first word of its subject. */
const READS: Readonly<Record<string, Read>> = {
  product: async (connector, number = '') => {
    const whole = await readProduct(connector, number);
    return async (client) => storeProduct(client, connector, number, whole);
  },
  item: async (connector, number = '') => {
    const numbers = await productsOf(connector, number);
    const all = await Promise.all(numbers.map((each) => readProduct(connector, each)));
    return async (client) => {
      for (const [at, each] of numbers.entries()) await storeProduct(client, connector, each, all[at]);
    };
  },
  level: async (connector, variant = '', place = '') => {
    const figures = await readLevel(connector, variant, place);
    const at = connector.now();
    return (client) => storeLevel(client, { variant, place, figures }, at);
  },
  order: async (connector, number = '') => {
    const whole = await readOrder(connector.shop, number);
    return async (client) => {
      if (whole !== undefined) await importOrders(client, only(whole), placesOf(connector.mapping));
    };
  },
  locations: async ({ shop, mapping }) => {
    const all = await readLocations(shop);
    return (client) => storeLocations(client, all, mapping);
  },
  uninstall: async ({ shop, domain, now }) => {
    const at = now();
    // A webhook that comes late tells of a time before the app was installed again.
    if (await isInstalled(shop)) return async () => {};
    return async (client) =>
      void (await client.query('update shopify_shop set uninstalled_at = $2 where domain = $1', [domain, at]));
  },
};

/**
 * Reads the present state of a record of the shop.
 * @param subject as `TOPICS` names it: `product 7001`
 * @throws ShopifyError
 */
export async function readRecord(connector: Connector, subject: string): Promise<Store> {
  const [kind = '', ...numbers] = subject.split(' ');
  const read = READS[kind];
  if (read === undefined) throw new Error(`There is no kind "${kind}".`);
  return read(connector, ...numbers);
}

/** Whether the shop still answers the app. @throws ShopifyError when it does not say */
async function isInstalled(shop: Connector['shop']): Promise<boolean> {
  try {
    await shop.query(SHOP_QUERY, { after: null });
    return true;
  } catch (error) {
    if (error instanceof ShopifyError && error.isAccessRefused) return false;
    throw error;
  }
}

async function* only<T>(one: T): AsyncGenerator<T> {
  yield one;
}

/** A product that is gone stays, as one that a file lacks; only its problems end. */
async function storeProduct(
  client: ClientBase,
  { mapping }: Connector,
  number: string,
  whole: WholeProduct | undefined,
): Promise<void> {
  await clearProblems(client, 'product', number);
  if (whole !== undefined) await importProducts(client, only(whole), mapping);
}

type VariantNode = ShopVariant & { media: { nodes: ShopMedia[] } };

interface ProductAnswer {
  product: (ShopProduct & { variants: Page<VariantNode> }) | null;
}

async function readProduct({ shop, mapping }: Connector, number: string): Promise<WholeProduct | undefined> {
  const query = productQuery(mapping.metafields);
  const variants: WholeProduct['variants'] = [];
  let after: string | null = null;
  for (;;) {
    const answer: ProductAnswer = await shop.query(query, { id: gidOf('Product', number), after });
    const { product } = answer;
    if (product === null) return undefined;
    const { nodes, pageInfo } = product.variants;
    variants.push(...nodes.map(({ media, ...variant }) => ({ ...variant, picture: media.nodes[0]?.image?.url })));
    if (!pageInfo.hasNextPage) return { product, variants };
    after = pageInfo.endCursor;
  }
}

async function productsOf({ shop }: Connector, number: string): Promise<string[]> {
  const { inventoryItem } = await shop.query<{
    inventoryItem: { variants: { nodes: { product: { id: string } }[] } | null } | null;
  }>(ITEM_QUERY, { id: gidOf('InventoryItem', number) });
  const found = inventoryItem?.variants?.nodes.map(({ product }) => numberOf(product.id)) ?? [];
  return [...new Set(found)];
}

async function readLevel(
  { shop }: Connector,
  variant: string,
  place: string,
): Promise<{ onHand: number; available: number } | undefined> {
  const { inventoryItem } = await shop.query<{
    inventoryItem: { inventoryLevel: { quantities: { name: string; quantity: number }[] } | null } | null;
  }>(LEVEL_QUERY, { item: gidOf('InventoryItem', variant), location: gidOf('Location', place) });
  const quantities = inventoryItem?.inventoryLevel?.quantities;
  const figure = (name: string): number => quantities?.find((each) => each.name === name)?.quantity ?? 0;
  return quantities && { onHand: figure('on_hand'), available: figure('available') };
}
