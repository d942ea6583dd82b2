/**
 * What the store asks of Shopify's Admin GraphQL API. A test checks each of them against the schema of `API_VERSION`;
 * after a change run `tsx scripts/shopifySchema.ts`, which says how.
 */

/** Where a shop keeps what Shopify has no field for: metafields of the product, each `namespace.key`. */
export interface Metafields {
  model: string;
  category: string;
  colours: string;
  swatches: string;
  sizeSystem: string;
}

/** The metafields of a shop whose mapping names no others. */
export const DEFAULT_METAFIELDS: Metafields = {
  model: 'custom.model',
  category: 'custom.category',
  colours: 'custom.colours',
  swatches: 'custom.swatches',
  sizeSystem: 'custom.size_system',
};

function metafieldsIn(metafields: Metafields): string {
  return Object.entries(metafields)
    .map(([name, path]) => {
      const [namespace, key] = (path as string).split('.');
      return `${name}: metafield(namespace: ${JSON.stringify(namespace)}, key: ${JSON.stringify(key)}) { value }`;
    })
    .join(' ');
}

const productFields = (metafields: Metafields): string => `
  id title vendor productType status
  featuredMedia { preview { image { url } } }
  options { name optionValues { id name swatch { color } } }
  ${metafieldsIn(metafields)}`;

const VARIANT_FIELDS = `
  id sku price
  selectedOptions { name value optionValue { id } }
  inventoryItem { id }`;

const VARIANT_MEDIA = '... on MediaImage { id image { url } }';

/** All products with their variants and pictures, as a bulk operation, in which lists may be nested two levels deep. */
export const bulkProducts = (metafields: Metafields): string => `{
  products { edges { node {
    ${productFields(metafields)}
    variants { edges { node { ${VARIANT_FIELDS} media { edges { node { ${VARIANT_MEDIA} } } } } } }
  } } }
}`;

/** One product with a page of its variants. */
export const productQuery = (metafields: Metafields): string => `query Product($id: ID!, $after: String) {
  product(id: $id) {
    ${productFields(metafields)}
    variants(first: 100, after: $after) {
      nodes { ${VARIANT_FIELDS} media(first: 1) { nodes { ${VARIANT_MEDIA} } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const QUANTITIES = 'quantities(names: ["available", "on_hand"]) { name quantity }';

/** The stock of all variants, as a bulk operation. */
export const BULK_LEVELS = `{
  inventoryItems { edges { node {
    id
    inventoryLevels { edges { node { id location { id } ${QUANTITIES} } } }
  } } }
}`;

/** The stock of one variant at one location. */
export const LEVEL_QUERY = `query Level($item: ID!, $location: ID!) {
  inventoryItem(id: $item) { inventoryLevel(locationId: $location) { ${QUANTITIES} } }
}`;

/** The products to which an inventory item belongs. */
export const ITEM_QUERY = `query Item($id: ID!) {
  inventoryItem(id: $id) { variants(first: 10) { nodes { product { id } } } }
}`;

const ORDER_FIELDS = 'id name processedAt cancelledAt displayFinancialStatus retailLocation { id }';
const LINE_FIELDS = 'id currentQuantity variant { inventoryItem { id } }';
const FULFILMENT_FIELDS = 'id status assignedLocation { location { id } }';

/** Orders that have changed since a time, as a bulk operation. */
export const bulkOrders = (since: Date): string => `{
  orders(query: ${JSON.stringify(`updated_at:>='${since.toISOString()}'`)}) { edges { node {
    ${ORDER_FIELDS}
    lineItems { edges { node { ${LINE_FIELDS} } } }
    fulfillmentOrders { edges { node { ${FULFILMENT_FIELDS} } } }
  } } }
}`;

/** One order with a page of its lines. */
export const ORDER_QUERY = `query Order($id: ID!, $after: String) {
  order(id: $id) {
    ${ORDER_FIELDS}
    lineItems(first: 100, after: $after) { nodes { ${LINE_FIELDS} } pageInfo { hasNextPage endCursor } }
    fulfillmentOrders(first: 50) { nodes { ${FULFILMENT_FIELDS} } }
  }
}`;

/** The shop, and a page of its locations. */
export const SHOP_QUERY = `query Shop($after: String) {
  shop { name currencyCode }
  locations(first: 100, after: $after, includeInactive: true) {
    nodes { id name isActive }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Starts a bulk operation. */
export const RUN_BULK = `mutation RunBulk($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: false) {
    bulkOperation { id status }
    userErrors { code message }
  }
}`;

/** How far a bulk operation is. */
export const BULK_QUERY = `query Bulk($id: ID!) {
  bulkOperation(id: $id) { id status errorCode url }
}`;

/** The webhooks that the shop sends for this app. */
export const WEBHOOKS_QUERY = `query Webhooks($after: String) {
  webhookSubscriptions(first: 100, after: $after) {
    nodes { id topic uri }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Adds a webhook. */
export const ADD_WEBHOOK = `mutation AddWebhook($topic: WebhookSubscriptionTopic!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhook) {
    webhookSubscription { id }
    userErrors { message }
  }
}`;

/** Writes quantities: the only thing that the store ever changes in the shop, and only if it is switched on. */
export const SET_QUANTITIES = `mutation SetQuantities($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) {
    userErrors { code message }
  }
}`;

/** All of them, for the check against the schema. */
export const QUERIES: Readonly<Record<string, string>> = {
  bulkProducts: bulkProducts(DEFAULT_METAFIELDS),
  product: productQuery(DEFAULT_METAFIELDS),
  bulkLevels: BULK_LEVELS,
  level: LEVEL_QUERY,
  item: ITEM_QUERY,
  bulkOrders: bulkOrders(new Date(0)),
  order: ORDER_QUERY,
  shop: SHOP_QUERY,
  runBulk: RUN_BULK,
  bulk: BULK_QUERY,
  webhooks: WEBHOOKS_QUERY,
  addWebhook: ADD_WEBHOOK,
  setQuantities: SET_QUANTITIES,
};
