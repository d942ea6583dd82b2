import type { Silhouette } from '@instore/artwork';
import type { ProductType } from '@instore/api';
import { apparel, european, kids, men, women, type SizeRun } from './sizes.ts';

/** A design of an invented brand, in several colourways. */
export interface Style {
  brand: string;
  /** The family name: Court 82. */
  model: string;
  /** With the brand, as on the box. */
  title: string;
  category: ProductType;
  /** The SKU without its colourway; null for samples, which have none [Z-03]. */
  code: string | null;
  silhouette: Silhouette;
  runs: SizeRun[];
  /** USD. */
  price: number;
  /** Keys of `colourways.ts`. */
  colourways: string[];
}

const categories: Record<Silhouette, ProductType> = {
  court: 'sneakers',
  runner: 'sneakers',
  high: 'sneakers',
  trail: 'sneakers',
  hood: 'hoodies',
  tee: 'tees',
};

/** Models that are boots, although they are drawn like trail shoes. */
const boots = new Set(['Cairn Mid', 'Moraine']);

const shoe =
  (brand: string, runs: SizeRun[]) =>
  (name: string, code: string | null, silhouette: Silhouette, price: number, colourways: string): Style => ({
    brand,
    model: name,
    title: `${brand} ${name}`,
    category: boots.has(name) ? 'boots' : categories[silhouette],
    code,
    silhouette,
    runs,
    price,
    colourways: colourways.split(' '),
  });

const both = [men, women];

/** The assortment: 25 designs, 65 colourways. */
export const styles: Style[] = [
  shoe('Halden', [men])('Court 82', 'HC82-104', 'court', 140, 'CF TC IP GS'),
  shoe('Tarn', both)('Fell Runner', 'TFR-2210', 'runner', 165, 'BE IP MB'),
  shoe('Kurobe', [men])('Dam High', 'KDH-077', 'high', 170, 'OC IP CF'),
  shoe('Brask', both)('Scree Trail', 'BST-318', 'trail', 175, 'GS BE MB'),
  shoe('Ostra', [men])('Tide Low', 'OTL-502', 'court', 115, 'NB CF GS'),
  shoe('Lowland', [men])('Polder High', 'LPH-640', 'high', 135, 'MB OC IP'),
  shoe('Halden', [men])('Relay Mid', 'HRM-261', 'high', 155, 'GS NB MB'),
  shoe('Ostra', [apparel])('Harbour Hood', 'OHH-811', 'hood', 88, 'MB IP NB'),
  shoe('Halden', [women])('Court 82 Slim', 'HC82-204', 'court', 140, 'CF PS SC'),
  shoe('Halden', [kids])('Court Junior', 'HCJ-118', 'court', 75, 'CF TC SC'),
  shoe('Tarn', both)('Beck Low', 'TBL-310', 'runner', 120, 'SM OI'),
  shoe('Tarn', [men])('Cairn Mid', 'TCM-415', 'trail', 180, 'MB BE OI'),
  shoe('Kurobe', [women])('Spillway', 'KSP-112', 'runner', 150, 'GS PS SM'),
  shoe('Kurobe', [men])('Valley Court', 'KVC-205', 'court', 130, 'OC NB TC'),
  shoe('Lowland', [women])('Dyke Low', 'LDL-601', 'court', 110, 'OC SC PS'),
  shoe('Lowland', [kids])('Ferry Junior', 'LFJ-655', 'runner', 70, 'TC GS NB'),
  shoe('Brask', [european])('Moraine', 'BMO-342', 'trail', 190, 'SM MB IP'),
  shoe('Brask', [european])('Tind', 'BTD-355', 'runner', 185, 'OI BE'),
  shoe('Ostra', [women])('Reef Runner', 'ORR-530', 'runner', 125, 'SC TC'),
  shoe('Ostra', [apparel])('Pier Tee', 'OPT-805', 'tee', 38, 'CF TC IP'),
  shoe('Halden', [apparel])('Club Tee', 'HCT-870', 'tee', 42, 'NB SC'),
  shoe('Tarn', [apparel])('Summit Hood', 'TSH-822', 'hood', 96, 'OC BE'),
  shoe('Brask', [men])('Sample Trail', null, 'trail', 160, 'OI'),
  shoe('Kurobe', [men])('Proto High', null, 'high', 195, 'PS'),
  shoe('Ostra', [apparel])('Archive Tee', null, 'tee', 55, 'MB'),
];
