import { PRODUCT_TYPES, SIZE_SYSTEMS } from '@instore/api';
import { code, colour, day, line, list, money, oneOf, picture, size, sku, whole } from '../../base/valueFormats.ts';
import { differsWithin, type ImportKind } from '../kind.ts';
import { saidInSql } from '../../base/saidInSql.ts';

/** Columns that describe the product, equal in all rows of a product. */
const PRODUCT = [
  'sku',
  'title',
  'brand',
  'inventory_brand',
  'model',
  'product_type',
  'category',
  'colours',
  'swatches',
  'picture',
  'featured',
  'launched',
] as const;

/** Rows with a picture of another host than that of the setting, and that host, `shown`. */
const FOREIGN_PICTURES = `from import_rows,
    lower(substring(picture from '^https://([^/]*)')) as host,
    nullif(current_setting('in_store.picture_host', true), '') as shown
  where host is distinct from shown and host is not null`;

/** Products with their sizes: one row for each size. */
export const goods: ImportKind = {
  name: 'goods',
  what: 'Products with their sizes, one row for each size. A product or size is never removed: units and requests refer to it.',
  key: ['variant'],
  columns: [
    {
      name: 'variant',
      what: 'Id of the size in the shop system (inventory item)',
      cell: code(64),
      example: '4100101',
      isRequired: true,
    },
    {
      name: 'product',
      what: 'Id of the product in one colourway',
      cell: code(64),
      example: 'hc82-104-cf',
      isRequired: true,
    },
    {
      name: 'sku',
      what: 'Style and colourway, unique. A product without it cannot be requested',
      cell: sku,
      example: 'HC82-104-CF',
      isRequired: false,
    },
    { name: 'title', what: 'Title of the product', cell: line(200), example: 'Halden Court 82', isRequired: true },
    { name: 'brand', what: 'Brand, as the catalogue spells it', cell: line(80), example: 'Halden', isRequired: true },
    {
      name: 'inventory_brand',
      what: 'Brand, as the inventory spells it, where that differs',
      cell: line(80),
      example: 'HALDEN',
      isRequired: false,
    },
    {
      name: 'model',
      what: 'Name of the style without the brand',
      cell: line(80),
      example: 'Court 82',
      isRequired: true,
    },
    {
      name: 'product_type',
      what: 'Type in the shop system',
      cell: oneOf(['Sneakers', 'Apparel']),
      example: 'Sneakers',
      isRequired: true,
    },
    {
      name: 'category',
      what: 'Type in the filter of the inventory',
      cell: oneOf(PRODUCT_TYPES),
      example: 'sneakers',
      isRequired: true,
    },
    {
      name: 'colours',
      what: 'Names of the colours',
      cell: list(line(40), ' / '),
      example: 'Chalk / Fern / Gum',
      isRequired: true,
    },
    {
      name: 'swatches',
      what: 'One colour for each name',
      cell: list(colour, ' '),
      example: '#f1eee6 #2f6b4a #b98552',
      isRequired: true,
    },
    {
      name: 'picture',
      what: 'Address of the picture',
      cell: picture,
      example: '/artwork/products/HC82-104-CF.svg',
      isRequired: true,
    },
    { name: 'size', what: 'Size as on the box', cell: size, example: '9', isRequired: true },
    { name: 'size_system', what: 'System of the size', cell: oneOf(SIZE_SYSTEMS), example: 'US M', isRequired: true },
    {
      name: 'position',
      what: 'Order within the sizes of the product',
      cell: whole(0, 999),
      example: '4',
      isRequired: true,
    },
    { name: 'price', what: 'Price', cell: money, example: '120.00', isRequired: true },
    {
      name: 'featured',
      what: "Place of the product on the kiosk's front page. Without any product there, the kiosk shows the newest",
      cell: whole(1, 9999),
      example: '1',
      isRequired: false,
    },
    {
      name: 'launched',
      what: 'Day from which it is offered. A new product without it is offered from the day of the import',
      cell: day,
      example: '2026-09-01',
      isRequired: false,
    },
  ],
  completes: [
    `update import_rows set launched = coalesce(
       (select to_char(launched_on, 'YYYY-MM-DD') from products where products.id = product), to_char(current_date, 'YYYY-MM-DD'))
     where launched is null`,
  ],
  current: `select variants.id as variant, products.id as product, sku, title, brand, inventory_brand, model, product_type,
      category::text as category, array_to_string(colour_parts, ' / ') as colours,
      array_to_string(swatches, ' ') as swatches, image_url as picture, size, size_system, position::text as position,
      (price_cents / 100.0)::numeric(12, 2)::text as price, featured::text as featured,
      to_char(launched_on, 'YYYY-MM-DD') as launched
    from variants join products on products.id = variants.product_id`,
  checks: [
    differsWithin('product', PRODUCT, 'the values of this product differ from those in row {row}'),
    `select row, 'product' as column_name, ${saidInSql('the size belongs to "{product}" and stays there', { product: 'product_id' })}
     from import_rows join variants on variants.id = variant where product_id <> product`,
    `select row, 'sku' as column_name, ${saidInSql('is the SKU of "{product}"', { product: 'products.id' })}
     from import_rows join products on products.sku = import_rows.sku where products.id <> product`,
    `select row, 'sku' as column_name, ${saidInSql('is also the SKU of "{product}"', { product: 'first_product' })} from (
       select row, product, first_value(product) over (partition by sku order by row) as first_product
       from import_rows where sku is not null
     ) as named where first_product <> product`,
    `select row, 'size' as column_name, ${saidInSql('the product has this size in row {row}', { row: 'first_row' })} from (
       select row, min(row) over (partition by product, size_system, size) as first_row from import_rows
     ) as sizes where first_row < row`,
    `select row, 'size' as column_name, ${saidInSql('the product has this size as "{variant}"', { variant: 'variants.id' })}
     from import_rows join variants
       on (product_id, variants.size_system, variants.size) = (product, import_rows.size_system, import_rows.size)
     where variants.id <> variant`,
    `select row, 'swatches' as column_name, ${saidInSql('needs one colour for each name')} from import_rows
     where cardinality(string_to_array(swatches, ' ')) <> cardinality(string_to_array(colours, ' / '))`,
    // The pages of the store show pictures of this host only.
    `select row, 'picture' as column_name, ${saidInSql('is at {host}. The pages show pictures of the store only', { host: 'host' })}
     ${FOREIGN_PICTURES} and shown is null`,
    `select row, 'picture' as column_name,
       ${saidInSql('is at {host}. The pages show pictures of the store and of {shown} only', { host: 'host', shown: 'shown' })}
     ${FOREIGN_PICTURES} and shown is not null`,
  ],
  writes: [
    `insert into products (id, sku, title, brand, inventory_brand, model, product_type, category, colour_parts, swatches, image_url, featured,
       launched_on)
     select distinct on (product) product, sku, title, brand, inventory_brand, model, product_type,
            category::product_category, string_to_array(colours, ' / '), string_to_array(swatches, ' '), picture, featured::int,
            launched::date
     from import_rows order by product, row
     on conflict (id) do update set (sku, title, brand, inventory_brand, model, product_type, category, colour_parts, swatches, image_url, featured,
       launched_on)
       = (excluded.sku, excluded.title, excluded.brand, excluded.inventory_brand, excluded.model, excluded.product_type,
          excluded.category, excluded.colour_parts, excluded.swatches, excluded.image_url,
          excluded.featured, excluded.launched_on)`,
    `insert into variants (id, product_id, size, size_system, position, price_cents)
     select variant, product, size, size_system, position::int, (price::numeric * 100)::int from import_rows
     on conflict (id) do update set (size, size_system, position, price_cents)
       = (excluded.size, excluded.size_system, excluded.position, excluded.price_cents)`,
  ],
};
