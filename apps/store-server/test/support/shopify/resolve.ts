import type { TestLocation, TestOrder, TestProduct, TestVariant } from './goods.ts';

/** What the test shop has. */
export interface Goods {
  currency: string;
  locations: TestLocation[];
  products: TestProduct[];
  orders: TestOrder[];
}

/** The id of a record. */
export const gid = (kind: string, id: number | string): string => `gid://shopify/${kind}/${id}`;

/** The number at the end of an id. */
export const numberOf = (id: string): number => Number(/(\d+)$/.exec(id)?.[1]);

interface PageArgs {
  first?: number;
  after?: string;
}

/** A connection: a bulk operation gives no `first` and reads all of it. */
function connection<T>(all: readonly T[]) {
  return ({ first, after }: PageArgs) => {
    const start = after === undefined || after === null ? 0 : Number(after);
    const nodes = first === undefined ? all.slice(start) : all.slice(start, start + first);
    const end = start + nodes.length;
    return {
      nodes,
      edges: nodes.map((node) => ({ node })),
      pageInfo: { hasNextPage: end < all.length, endCursor: String(end) },
    };
  };
}

const find = <T extends { id: number }>(all: readonly T[], id: string): T | undefined =>
  all.find((each) => each.id === numberOf(id));

/** The answers of the test shop, as the resolvers of graphql-js read them. */
export function resolversOf(goods: Goods) {
  const items = () => goods.products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  const location = (id: number | undefined) =>
    id === undefined ? null : { ...find(goods.locations, String(id)), id: gid('Location', id) };
  const levelOf = (variant: TestVariant, id: string) => {
    const quantities = variant.levels[id];
    if (quantities === undefined) return null;
    return {
      id: gid('InventoryLevel', `${id}?inventory_item_id=${variant.item}`),
      location: location(Number(id)),
      quantities: ({ names }: { names: string[] }) =>
        names.map((name) => ({ name, quantity: quantities[name as keyof typeof quantities] })),
    };
  };
  const item = ({ product, variant }: { product: TestProduct; variant: TestVariant }) => ({
    id: gid('InventoryItem', variant.item),
    variants: connection([{ id: gid('ProductVariant', variant.id), product: { id: gid('Product', product.id) } }]),
    inventoryLevels: connection(Object.keys(variant.levels).map((id) => levelOf(variant, id))),
    inventoryLevel: ({ locationId }: { locationId: string }) => levelOf(variant, String(numberOf(locationId))),
  });
  const itemOf = (number: number | null) => items().find(({ variant }) => variant.item === number);
  const order = (one: TestOrder) => ({
    ...one,
    id: gid('Order', one.id),
    displayFinancialStatus: one.status,
    retailLocation: location(one.retailLocation),
    lineItems: connection(
      one.lines.map((line) => ({
        id: gid('LineItem', line.id),
        currentQuantity: line.quantity,
        variant: line.item === null ? null : { inventoryItem: { id: gid('InventoryItem', line.item) } },
      })),
    ),
    fulfillmentOrders: connection(
      (one.fulfilledFrom ?? []).map((from, nth) => ({
        id: gid('FulfillmentOrder', one.id * 10 + nth),
        status: 'OPEN',
        assignedLocation: { location: location(from) },
      })),
    ),
  });
  return {
    shop: { name: 'Test shop', currencyCode: () => goods.currency },
    locations: (args: PageArgs) =>
      connection(goods.locations.map((each) => ({ ...each, id: gid('Location', each.id) })))(args),
    product: ({ id }: { id: string }) => productOf(find(goods.products, id)),
    products: (args: PageArgs) => connection(goods.products.map((each) => productOf(each)))(args),
    inventoryItem: ({ id }: { id: string }) => {
      const found = itemOf(numberOf(id));
      return found === undefined ? null : item(found);
    },
    inventoryItems: (args: PageArgs) => connection(items().map((each) => item(each)))(args),
    order: ({ id }: { id: string }) => {
      const found = find(goods.orders, id);
      return found === undefined ? null : order(found);
    },
    orders: ({ query = '', ...args }: PageArgs & { query?: string }) => {
      const since = /updated_at:>='([^']+)'/.exec(query)?.[1] ?? '';
      const changed = goods.orders.filter(({ updatedAt }) => new Date(updatedAt) >= new Date(since));
      return connection(changed.map((each) => order(each)))(args);
    },
  };
}

const pictureOf = (url: string | undefined) =>
  url === undefined
    ? null
    : { __typename: 'MediaImage', id: gid('MediaImage', url.length), image: { url }, preview: { image: { url } } };

function productOf(product: TestProduct | undefined) {
  if (product === undefined) return null;
  const value = (id: number) =>
    product.options.flatMap((option) => option.values.map((each) => ({ ...each, option }))).find((v) => v.id === id);
  return {
    id: gid('Product', product.id),
    title: product.title,
    vendor: product.vendor,
    productType: product.type,
    status: product.status,
    featuredMedia: pictureOf(product.picture),
    options: product.options.map(({ name, values }) => ({
      name,
      optionValues: values.map(({ id, name: text, colour }) => ({
        id: gid('ProductOptionValue', id),
        name: text,
        swatch: colour === undefined ? null : { color: colour },
      })),
    })),
    metafield: ({ namespace, key }: { namespace: string; key: string }) => {
      const text = product.metafields[`${namespace}.${key}`];
      return text === undefined ? null : { value: text };
    },
    variants: connection(
      product.variants.map((variant) => ({
        id: gid('ProductVariant', variant.id),
        sku: variant.sku,
        price: variant.price,
        selectedOptions: variant.values.map((id) => ({
          name: value(id)?.option.name,
          value: value(id)?.name,
          optionValue: { id: gid('ProductOptionValue', id) },
        })),
        inventoryItem: { id: gid('InventoryItem', variant.item) },
        media: connection(variant.picture === undefined ? [] : [pictureOf(variant.picture)]),
      })),
    ),
  };
}
