/** The records of the test shop. Numbers are the ends of Shopify's ids: `gid://shopify/Product/7001`. */

/** What a location has of a variant. */
export interface Quantities {
  available: number;
  on_hand: number;
}

export interface TestVariant {
  id: number;
  /** Number of its inventory item, which is the id of the size in the store. */
  item: number;
  sku: string | null;
  price: string;
  /** The number of the value of each option. */
  values: number[];
  picture?: string;
  /** By the number of the location. */
  levels: Record<string, Quantities>;
}

export interface TestOption {
  name: string;
  values: { id: number; name: string; colour?: string }[];
}

export interface TestProduct {
  id: number;
  title: string;
  vendor: string;
  type: string;
  status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT';
  picture?: string;
  metafields: Record<string, string>;
  options: TestOption[];
  variants: TestVariant[];
}

export interface TestOrder {
  id: number;
  name: string;
  processedAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  status: 'PAID' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  /** The shop at whose till it was made. */
  retailLocation?: number;
  /** The locations that send it. */
  fulfilledFrom?: number[];
  lines: { id: number; item: number | null; quantity: number }[];
}

export interface TestLocation {
  id: number;
  name: string;
  isActive: boolean;
}

/** Halden Court 82 in two colourways with two sizes each, at two locations. */
export function courtShoe(): TestProduct {
  const colours = [
    { id: 11, name: 'Chalk / Fern', colour: '#f1eee6' },
    { id: 12, name: 'Ink', colour: '#1b2a41' },
  ];
  const sizes = [
    { id: 21, name: '9' },
    { id: 22, name: '9.5' },
  ];
  const variants = colours.flatMap(({ id: colour }, row) =>
    sizes.map(({ id: size, name }, column) => {
      const nth = row * 2 + column;
      return {
        id: 500 + nth,
        item: 5_500_101 + nth,
        sku: `HC82-${104 + row}-${name}`,
        price: '120.00',
        values: [colour, size],
        picture: `https://cdn.shopify.com/s/files/court-82-${colour}.jpg`,
        levels: { '81': { available: 2, on_hand: 3 } },
      };
    }),
  );
  return {
    id: 7001,
    title: 'Halden Court 82',
    vendor: 'Halden',
    type: 'Sneakers',
    status: 'ACTIVE',
    picture: 'https://cdn.shopify.com/s/files/court-82.jpg',
    metafields: { 'custom.model': 'Court 82' },
    options: [
      { name: 'Color', values: colours },
      { name: 'Size', values: sizes },
    ],
    variants,
  };
}

/** An order of one pair, paid at the till of location 81. */
export const paidOrder = (values: Partial<TestOrder> = {}): TestOrder => ({
  id: 9001,
  name: '#1001',
  processedAt: '2026-11-23T15:30:00Z',
  updatedAt: '2026-11-23T15:30:00Z',
  cancelledAt: null,
  status: 'PAID',
  retailLocation: 81,
  lines: [{ id: 1, item: 5_500_101, quantity: 1 }],
  ...values,
});
