/** The records of the shop, as its answers have them. */

/** An id with the kind in front: `gid://shopify/Product/7001`. */
export type Gid = string;

/** The number at the end of an id, by which the store and webhooks know the record. */
export function numberOf(gid: Gid): string {
  const number = /\/(\d+)(\?|$)/.exec(gid)?.[1];
  if (number === undefined) throw new Error(`"${gid}" is no id of the shop.`);
  return number;
}

/** The id of a record. */
export const gidOf = (kind: string, number: string): Gid => `gid://shopify/${kind}/${number}`;

type Value = { value: string } | null;

/** A product without its variants. */
export interface ShopProduct {
  id: Gid;
  title: string;
  vendor: string;
  productType: string;
  status: string;
  featuredMedia: { preview: { image: { url: string } | null } | null } | null;
  options: { name: string; optionValues: { id: Gid; name: string; swatch: { color: string | null } | null }[] }[];
  model: Value;
  category: Value;
  colours: Value;
  swatches: Value;
  sizeSystem: Value;
}

/** A variant. */
export interface ShopVariant {
  id: Gid;
  sku: string | null;
  price: string;
  selectedOptions: { name: string; value: string; optionValue: { id: Gid } }[];
  inventoryItem: { id: Gid };
}

/** A picture of a variant. Other media have neither. */
export interface ShopMedia {
  id?: Gid;
  image?: { url: string } | null;
}

/** A variant with its own picture, if it has one. */
export type PicturedVariant = ShopVariant & { picture?: string | undefined };

/** An order without its lines. */
export interface ShopOrder {
  id: Gid;
  name: string;
  processedAt: string;
  cancelledAt: string | null;
  displayFinancialStatus: string | null;
  retailLocation: { id: Gid } | null;
}

/** A line of an order. Without a variant it is no goods of the catalogue. */
export interface ShopLine {
  id: Gid;
  currentQuantity: number;
  variant: { inventoryItem: { id: Gid } } | null;
}

/** Where a part of an order is sent from. */
export interface ShopFulfilment {
  id: Gid;
  status: string;
  assignedLocation: { location: { id: Gid } | null };
}

/** A page of a list. */
export interface Page<T> {
  nodes: T[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
