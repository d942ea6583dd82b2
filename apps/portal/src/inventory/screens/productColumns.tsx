import type { InventoryOrder, InventoryProduct, SizeSystem } from '@instore/api';
import { Code, type DataTableColumn, type DataTableSort, DateText, Price, ProductCell, Text } from '@instore/ui';
import type { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import type { SayText } from '../../shared/texts/portalText.ts';

const prices = ({ sizes }: InventoryProduct) => sizes.map(({ price }) => price);

export interface ProductColumnsInput {
  say: SayText;
  locale: string;
  pictureUrl: ReturnType<typeof usePictureUrl>;
  isCompact: boolean;
  /** The only wanted size, and its system: it has a column of its own. */
  wantedSize: string | undefined;
  sizeSystem: SizeSystem;
}

/** The columns of the products as a table. */
export const productColumns = (input: ProductColumnsInput): DataTableColumn<InventoryProduct>[] => {
  const { say, locale } = input;
  return [
    productColumn(input),
    {
      id: 'SKU',
      header: say('SKU'),
      width: 104,
      cell: ({ sku }) => (sku === null ? say('No SKU') : <Code>{sku}</Code>),
      sortBy: ({ sku }) => sku ?? undefined,
    },
    {
      id: 'RECEIVED',
      header: say('Delivered'),
      width: 112,
      cell: ({ received }) => (received === null ? '–' : <DateText date={received} />),
      sortBy: ({ received }) => received ?? undefined,
    },
    {
      id: 'PRICE',
      header: say('Price'),
      width: 88,
      align: 'end',
      cell: (product) => (product.sizes.length === 0 ? '–' : <Price amount={Math.min(...prices(product))} />),
      sortBy: (product) => Math.min(...prices(product)),
    },
    ...wantedColumn(input),
    {
      id: 'inStock',
      header: say('In store'),
      width: 76,
      align: 'end',
      cell: ({ inStock }) => inStock.toLocaleString(locale),
    },
    {
      id: 'elsewhere',
      header: say('Elsewhere'),
      width: 92,
      align: 'end',
      cell: ({ elsewhere }) => elsewhere.toLocaleString(locale),
    },
  ];
};

const productColumn = ({ say, pictureUrl, isCompact }: ProductColumnsInput): DataTableColumn<InventoryProduct> => ({
  id: 'TITLE',
  header: say('Product'),
  width: 208,
  grow: 320,
  cell: ({ title, colourway, imageUrl }) => (
    <ProductCell name={title} colourway={colourway} imageUrl={pictureUrl(imageUrl, 100)} isCompact={isCompact} />
  ),
  sortBy: ({ title }) => title,
  isRowHeader: true,
  isHideable: false,
});

/** How many pairs of the wanted size are here: the largest figure of the row. */
const wantedColumn = ({ locale, wantedSize, sizeSystem }: ProductColumnsInput): DataTableColumn<InventoryProduct>[] =>
  wantedSize === undefined
    ? []
    : [
        {
          id: 'wanted',
          header: wantedSize,
          width: 76,
          align: 'end',
          isHideable: false,
          cell: ({ sizes }) => {
            const wanted = sizes.find((one) => one.size === wantedSize && one.sizeSystem === sizeSystem);
            return (
              <Text size={21} weight="strong" as="span">
                {(wanted?.inStock ?? 0).toLocaleString(locale)}
              </Text>
            );
          },
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
