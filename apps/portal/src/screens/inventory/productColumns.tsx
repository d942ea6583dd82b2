import type { InventoryOrder, InventoryProduct } from '@instore/api';
import { Code, type DataTableColumn, type DataTableSort, DateText, ImageWithFallback, Price } from '@instore/ui';
import type { usePictureUrl } from './usePictureUrl.ts';
import type { SayText } from '../../texts/portalText.ts';

const prices = ({ sizes }: InventoryProduct) => sizes.map(({ price }) => price);

/** The columns of the products as a table. */
export const productColumns = (
  say: SayText,
  locale: string,
  pictureUrl: ReturnType<typeof usePictureUrl>,
): DataTableColumn<InventoryProduct>[] => [
  {
    id: 'picture',
    header: say('Picture'),
    width: 92,
    cell: ({ imageUrl }) => <ImageWithFallback src={pictureUrl(imageUrl, 100)} alt="" width={60} height={32} />,
  },
  {
    id: 'TITLE',
    header: say('Product'),
    width: 200,
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
    isRowHeader: true,
    isHideable: false,
  },
  { id: 'colour', header: say('Colourway'), width: 150, cell: ({ colourway }) => colourway.name },
  {
    id: 'SKU',
    header: say('SKU'),
    width: 120,
    cell: ({ sku }) => (sku === null ? say('No SKU') : <Code>{sku}</Code>),
    sortBy: ({ sku }) => sku ?? undefined,
  },
  {
    id: 'RECEIVED',
    header: say('Delivered'),
    width: 144,
    cell: ({ received }) => (received === null ? '–' : <DateText date={received} />),
    sortBy: ({ received }) => received ?? undefined,
  },
  {
    id: 'PRICE',
    header: say('Price'),
    width: 96,
    align: 'end',
    cell: (product) => (product.sizes.length === 0 ? '–' : <Price amount={Math.min(...prices(product))} />),
    sortBy: (product) => Math.min(...prices(product)),
  },
  {
    id: 'inStock',
    header: say('In store'),
    width: 84,
    align: 'end',
    cell: ({ inStock }) => inStock.toLocaleString(locale),
  },
  {
    id: 'elsewhere',
    header: say('Elsewhere'),
    width: 108,
    align: 'end',
    cell: ({ elsewhere }) => elsewhere.toLocaleString(locale),
  },
];

/** The sorted column of an order: `PRICE_DESC`. */
export function sortOf(order: InventoryOrder): DataTableSort {
  const at = order.lastIndexOf('_');
  return { column: order.slice(0, at), direction: order.endsWith('_DESC') ? 'descending' : 'ascending' };
}

/** The order of a sorted column. */
export function orderOf({ column, direction }: DataTableSort): InventoryOrder {
  return `${column}_${direction === 'descending' ? 'DESC' : 'ASC'}` as InventoryOrder;
}
