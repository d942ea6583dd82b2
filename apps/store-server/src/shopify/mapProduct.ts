import { SIZE_SYSTEMS } from '@instore/api';
import { ValueProblem } from '../base/valueFormats.ts';
import { goods } from '../import/kinds/goods.ts';
import type { Mapping } from './mapping.ts';
import { numberOf, type PicturedVariant, type ShopProduct } from './records.ts';

/** The columns of the import that the shop fills; the others stay as they are. */
export const GOODS_COLUMNS = [
  'variant',
  'product',
  'sku',
  'title',
  'brand',
  'model',
  'product_type',
  'category',
  'colours',
  'swatches',
  'picture',
  'size',
  'size_system',
  'position',
  'price',
] as const;

type GoodsRow = Record<(typeof GOODS_COLUMNS)[number], string>;

/** A colourway that cannot be mapped. */
export interface Unmapped {
  /** The id that the product would have. */
  subject: string;
  title: string;
  reason: string;
}

/** The rows of one product of the shop, and what of it cannot be mapped. */
export interface MappedProduct {
  rows: GoodsRow[];
  unmapped: Unmapped[];
}

/** A reason why a colourway cannot be mapped. */
class Unmappable extends Error {}

/** The statuses of products that are for sale. */
const FOR_SALE = new Set(['ACTIVE', 'UNLISTED']);

/**
 * Makes one product of each colourway, and one size of each of its variants. Nothing is guessed: what the shop, its
 * metafields and the mapping do not say is a reason. A product that is not for sale has no rows.
 */
export function mapProduct(
  product: ShopProduct,
  variants: readonly PicturedVariant[],
  mapping: Mapping,
): MappedProduct {
  const mapped: MappedProduct = { rows: [], unmapped: [] };
  if (!FOR_SALE.has(product.status)) return mapped;
  const colourways = new Map<string, PicturedVariant[]>();
  for (const variant of variants) {
    const value = optionOf(variant, mapping.options.colour)?.optionValue.id ?? '';
    colourways.set(value, [...(colourways.get(value) ?? []), variant]);
  }
  for (const [value, sizes] of colourways) {
    const subject = value === '' ? numberOf(product.id) : `${numberOf(product.id)}-${numberOf(value)}`;
    const colour = sizes[0] && optionOf(sizes[0], mapping.options.colour)?.value;
    try {
      const shared = sharedOf(product, sizes, { value, colour, isOnly: colourways.size === 1, mapping });
      const rows = sizes.map((variant) =>
        checked({ ...shared, product: subject, ...sizeOf(product, variant, mapping) }),
      );
      mapped.rows.push(...rows);
    } catch (error) {
      if (!(error instanceof Unmappable)) throw error;
      const title = colour === undefined ? product.title : `${product.title}, ${colour}`;
      mapped.unmapped.push({ subject, title, reason: error.message });
    }
  }
  return mapped;
}

const optionOf = ({ selectedOptions }: PicturedVariant, names: readonly string[]) =>
  selectedOptions.find(({ name }) => names.some((each) => each.toLowerCase() === name.toLowerCase()));

interface Colourway {
  /** The id of the value of the option; empty without such an option. */
  value: string;
  colour: string | undefined;
  /** Whether the product has no other colourway: then its metafields speak of this one. */
  isOnly: boolean;
  mapping: Mapping;
}

type Shared = Omit<GoodsRow, 'variant' | 'product' | 'size' | 'size_system' | 'position' | 'price'>;

function sharedOf(product: ShopProduct, sizes: readonly PicturedVariant[], colourway: Colourway): Shared {
  const { mapping, isOnly } = colourway;
  const type = mapping.types[product.productType];
  const colours = coloursOf(product, colourway);
  return {
    sku: skuOf(sizes, mapping),
    title: product.title,
    brand: product.vendor,
    model: needed('model', product.model?.value ?? mapping.models[product.title], 'metafield or the mapping'),
    product_type: type?.productType ?? product.productType,
    category: needed('category', product.category?.value ?? type?.category, 'metafield or the mapping of its type'),
    colours: colours.join(' / '),
    swatches: colours.map((name) => swatchOf(product, colourway, name, colours)).join(' '),
    picture: needed(
      'picture',
      sizes.find(({ picture }) => picture !== undefined)?.picture ??
        (isOnly ? product.featuredMedia?.preview?.image?.url : undefined),
      'picture of a variant or of the product',
    ),
  };
}

function needed(what: string, value: string | undefined, where: string): string {
  if (value === undefined || value.trim() === '') throw new Unmappable(`${what}: there is no ${where}`);
  return value.trim();
}

const listed = (text: string): string[] => text.split('/').map((each) => each.trim());

function coloursOf(product: ShopProduct, { colour, isOnly }: Colourway): string[] {
  const named = colour ?? (isOnly ? product.colours?.value : undefined);
  return listed(needed('colours', named, 'option for the colour, and no metafield'));
}

function swatchOf(product: ShopProduct, colourway: Colourway, name: string, colours: readonly string[]): string {
  const { value, isOnly, mapping } = colourway;
  const given = isOnly ? product.swatches?.value.trim().split(/\s+/) : undefined;
  if (given?.length === colours.length) return given[colours.indexOf(name)] ?? '';
  const own = product.options.flatMap(({ optionValues }) => optionValues).find(({ id }) => id === value);
  const found = mapping.swatches[name] ?? (colours.length === 1 ? own?.swatch?.color : undefined);
  return needed(`swatch of "${name}"`, found ?? undefined, 'metafield, swatch of the option or colour in the mapping');
}

/** The SKU that all sizes share. Sizes without any SKU are a product without one. */
function skuOf(sizes: readonly PicturedVariant[], { sku: pattern }: Mapping): string {
  const found = new Set(
    sizes.map(({ sku }) => {
      const text = sku?.trim() ?? '';
      return (pattern === undefined ? undefined : new RegExp(pattern).exec(text)?.[1]) ?? text;
    }),
  );
  const [first = '', other] = found;
  if (other === undefined) return first;
  throw new Unmappable(`sku: its sizes have different ones, "${first}" and "${other}"; set sku in the mapping`);
}

/** A size with its system in front: `US M 9`, `EU 42.5`. */
const SYSTEM = new RegExp(`^(${SIZE_SYSTEMS.filter((each) => each !== 'Regular').join('|')})\\s+(\\S.*)$`, 'i');

function sizeOf(
  product: ShopProduct,
  variant: PicturedVariant,
  mapping: Mapping,
): Pick<GoodsRow, 'variant' | 'size' | 'size_system' | 'position' | 'price'> {
  const option = optionOf(variant, mapping.options.size);
  const text = needed('size', option?.value, 'option for the size');
  const [, system, size] = SYSTEM.exec(text) ?? [];
  const values = product.options.find(({ name }) => name === option?.name)?.optionValues ?? [];
  return {
    variant: numberOf(variant.inventoryItem.id),
    size: size ?? text,
    size_system: needed(
      'size_system',
      system ?? product.sizeSystem?.value ?? mapping.types[product.productType]?.sizeSystem,
      'system in its size, metafield or mapping of its type',
    ),
    position: String(
      Math.max(
        0,
        values.findIndex(({ id }) => id === option?.optionValue.id),
      ),
    ),
    price: variant.price,
  };
}

/** The row with its cells as the import stores them. @throws Unmappable naming the first cell that it refuses */
function checked(row: GoodsRow): GoodsRow {
  const read = { ...row };
  for (const { name, cell, isRequired } of goods.columns) {
    const text = row[name as keyof GoodsRow] as string | undefined;
    if (text === undefined || (text === '' && !isRequired)) continue;
    try {
      read[name as keyof GoodsRow] = cell.read(text);
    } catch (error) {
      if (error instanceof ValueProblem) throw new Unmappable(`${name}: "${text}" ${error.message}`);
      throw error;
    }
  }
  return read;
}
