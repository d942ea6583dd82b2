import { describe, expect, test } from 'vitest';
import { mapProduct } from '../../src/shopify/mapProduct.ts';
import { type Mapping, parseMapping } from '../../src/shopify/mapping.ts';
import type { PicturedVariant, ShopProduct } from '../../src/shopify/records.ts';
import { gid } from '../support/shopify/resolve.ts';

const tags = ['O-09'];

const mapping = (values: object = {}): Mapping =>
  parseMapping(
    {
      locations: {},
      types: { Trainers: { productType: 'Sneakers', category: 'sneakers', sizeSystem: 'US M' } },
      swatches: { Chalk: '#f1eee6', Fern: '#2f6b4a' },
      sku: '^(HC82-\\d+)-',
      ...values,
    },
    'mapping.json',
  );

const product = (values: Partial<ShopProduct> = {}): ShopProduct => ({
  id: gid('Product', 7001),
  title: 'Halden Court 82',
  vendor: 'Halden',
  productType: 'Trainers',
  status: 'ACTIVE',
  featuredMedia: null,
  options: [
    {
      name: 'Color',
      optionValues: [
        { id: gid('ProductOptionValue', 11), name: 'Chalk / Fern', swatch: null },
        { id: gid('ProductOptionValue', 12), name: 'Ink', swatch: { color: '#1b2a41' } },
      ],
    },
    {
      name: 'Size',
      optionValues: ['8.5', '9', 'EU 42.5'].map((name, at) => ({
        id: gid('ProductOptionValue', 21 + at),
        name,
        swatch: null,
      })),
    },
  ],
  model: { value: 'Court 82' },
  category: null,
  colours: null,
  swatches: null,
  sizeSystem: null,
  ...values,
});

const variant = (colour: [number, string], size: [number, string], item = 5_500_101): PicturedVariant => ({
  id: gid('ProductVariant', item),
  sku: `HC82-${colour[0]}-${size[1]}`,
  price: '120.0',
  selectedOptions: [
    { name: 'Color', value: colour[1], optionValue: { id: gid('ProductOptionValue', colour[0]) } },
    { name: 'Size', value: size[1], optionValue: { id: gid('ProductOptionValue', size[0]) } },
  ],
  inventoryItem: { id: gid('InventoryItem', item) },
  picture: `https://cdn.shopify.com/${colour[0]}.jpg`,
});

const chalk: [number, string] = [11, 'Chalk / Fern'];
const ink: [number, string] = [12, 'Ink'];
const nine: [number, string] = [22, '9'];

describe('A product of the shop', () => {
  test('becomes one product for each colourway', { tags }, () => {
    const { rows, unmapped } = mapProduct(product(), [variant(chalk, nine), variant(ink, nine, 5_500_102)], mapping());
    expect(unmapped).toEqual([]);
    expect(rows).toEqual([
      {
        variant: '5500101',
        product: '7001-11',
        sku: 'HC82-11',
        title: 'Halden Court 82',
        brand: 'Halden',
        model: 'Court 82',
        product_type: 'Sneakers',
        category: 'sneakers',
        colours: 'Chalk / Fern',
        swatches: '#f1eee6 #2f6b4a',
        picture: 'https://cdn.shopify.com/11.jpg',
        size: '9',
        size_system: 'US M',
        position: '1',
        price: '120.00',
      },
      expect.objectContaining({ product: '7001-12', colours: 'Ink', swatches: '#1b2a41' }),
    ]);
  });

  test('without a colour option is one product, with the colours of its metafields', { tags }, () => {
    const one = variant(chalk, nine);
    const only = { ...one, selectedOptions: one.selectedOptions.slice(1) };
    const described = product({ colours: { value: 'Chalk/Gum' }, swatches: { value: '#f1eee6 #b98552' } });
    expect(mapProduct(described, [only], mapping()).rows).toMatchObject([
      { product: '7001', colours: 'Chalk / Gum', swatches: '#f1eee6 #b98552' },
    ]);
  });

  test('that is a draft or archived has no rows', { tags }, () => {
    for (const status of ['DRAFT', 'ARCHIVED'])
      expect(mapProduct(product({ status }), [variant(ink, nine)], mapping())).toEqual({ rows: [], unmapped: [] });
  });

  test('keeps its ids when its colour is renamed', { tags }, () => {
    const renamed = variant([12, 'Midnight'], nine);
    expect(mapProduct(product(), [renamed], mapping()).rows).toMatchObject([{ product: '7001-12' }]);
  });
});

test('The system in front of a size wins over the one of its type', { tags }, () => {
  const { rows } = mapProduct(product(), [variant(ink, [23, 'EU 42.5'])], mapping());
  expect(rows).toMatchObject([{ size: '42.5', size_system: 'EU', position: '2' }]);
});

describe('What is not said is a reason', () => {
  const reasonsFor = (over: Partial<ShopProduct>, values: object = {}, variants = [variant(chalk, nine)]) =>
    mapProduct(product(over), variants, mapping(values)).unmapped.map(({ reason }) => reason);

  test.for<[string, string, Partial<ShopProduct>, object?]>([
    ['model', 'model: there is no metafield or the mapping', { model: null }],
    [
      'type',
      'product_type: "Shoes" must be one of Sneakers, Apparel',
      { productType: 'Shoes', category: { value: 'sneakers' }, sizeSystem: { value: 'US M' } },
    ],
    ['category', 'category: there is no metafield or the mapping of its type', { productType: 'Sneakers' }],
    [
      'swatch',
      'swatch of "Fern": there is no metafield, swatch of the option or colour in the mapping',
      {},
      { swatches: { Chalk: '#f1eee6' } },
    ],
    [
      'size system',
      'size_system: there is no system in its size, metafield or mapping of its type',
      { productType: 'Sneakers', category: { value: 'sneakers' } },
    ],
  ])('%s', { tags }, ([, reason, over, values]) => {
    expect(reasonsFor(over, values)).toEqual([reason]);
  });

  test('SKUs that differ, without a pattern for the one of the colourway', { tags }, () => {
    const sizes = [variant(ink, nine), variant(ink, [21, '8.5'], 5_500_102)];
    expect(reasonsFor({}, { sku: undefined }, sizes)).toEqual([
      'sku: its sizes have different ones, "HC82-12-9" and "HC82-12-8.5"; set sku in the mapping',
    ]);
  });

  test('a picture: that of the product may show another colourway', { tags }, () => {
    const { picture: _picture, ...plain } = variant(ink, nine);
    const featured = product({ featuredMedia: { preview: { image: { url: 'https://cdn.shopify.com/all.jpg' } } } });
    const both = mapProduct(featured, [plain, variant(chalk, nine, 5_500_102)], mapping());
    expect(both.unmapped).toMatchObject([{ subject: '7001-12', title: 'Halden Court 82, Ink' }]);
    expect(both.rows).toMatchObject([{ product: '7001-11' }]);
    expect(mapProduct(featured, [plain], mapping()).rows).toMatchObject([
      { picture: 'https://cdn.shopify.com/all.jpg' },
    ]);
  });
});

test('A mapping with faults names each of them', { tags }, () => {
  expect(() => mapping({ swatches: { Chalk: 'white' }, sku: 'HC82', extra: 1 })).toThrow(
    /swatches\.Chalk: must be a colour like #2f6b4a; sku: must be a regular expression with one group; extra: /,
  );
});
