import type { products, variants } from '../db/schema/catalogue.ts';
import type { Silhouette } from '@instore/artwork';
import { colourways, type DemoColourway } from './colourways.ts';
import type { SizeRun } from './sizes.ts';
import { styles } from './styles.ts';

type ProductRow = typeof products.$inferInsert;
type VariantRow = typeof variants.$inferInsert;

/** A style in one colourway, with what the artwork needs to draw it. */
export interface DemoProduct {
  row: ProductRow;
  silhouette: Silhouette;
  palette: DemoColourway;
  variants: VariantRow[];
}

/** The products of the kiosk's front page, in order. Two have sizes without free units, and one has no SKU. */
const featured = [
  'hc82-104-cf',
  'tfr-2210-be',
  'kdh-077-oc',
  'bst-318-gs',
  'hc82-104-tc',
  'tfr-2210-ip',
  'ohh-811-mb',
  'otl-502-nb',
  'lph-640-mb',
  'hrm-261-gs',
  'hcj-118-cf',
  'opt-805-tc',
  'brask-sample-trail-oi',
];

/** The catalogue of the demo, in the order in which it is written. */
export const catalogue: DemoProduct[] = styles
  .flatMap((style) => style.colourways.map((letters) => ({ style, letters })))
  .map(({ style, letters }, index) => {
    const palette = colourways[letters];
    if (palette === undefined) throw new Error(`${style.title} wants the unknown colourway ${letters}.`);
    const sku = style.code === null ? null : `${style.code}-${letters}`;
    const id = (sku ?? `${style.title} ${letters}`).toLowerCase().replaceAll(' ', '-');
    const place = featured.indexOf(id);
    return {
      row: {
        id,
        sku,
        title: style.title,
        brand: style.brand,
        model: style.model,
        category: style.category,
        productType: style.runs.some((run) => run.system === 'Regular') ? 'Apparel' : 'Sneakers',
        colourParts: palette.name.split(' / '),
        swatches: palette.swatches,
        imageUrl: `/artwork/products/${sku ?? id}.svg`,
        featured: place === -1 ? null : place + 1,
      },
      silhouette: style.silhouette,
      palette,
      variants: sizes(style.runs, id, index, style.price * 100),
    };
  });

/** Creates the sizes of a product. Their ids are numbers, as in shop systems: 41, the product, the size. */
function sizes(runs: SizeRun[], productId: string, index: number, priceCents: number): VariantRow[] {
  return runs
    .flatMap(({ system, sizes: run }) => run.map((size) => ({ size, system })))
    .map(({ size, system }, position) => ({
      id: `41${String(index + 1).padStart(3, '0')}${String(position + 1).padStart(2, '0')}`,
      productId,
      size,
      sizeSystem: system,
      position,
      priceCents,
    }));
}
