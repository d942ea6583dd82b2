import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatDate } from '../../components/DateText/formatDate.ts';
import { yearsBack } from '../../components/DateText/yearsBack.ts';
import { countFilters, toggleFilter, type NamedFilter } from '../../retail/FilterPanel/filters.ts';
import { marketplaceImageUrl } from '../../components/ImageWithFallback/marketplaceImageUrl.ts';
import { parseBin } from '../../retail/PickDetail/shelfGeometry.ts';
import { formatPrice } from '../../components/Price/formatPrice.ts';
import { normaliseBarcode } from '../../components/ScanField/normaliseBarcode.ts';
import { nearestSizes } from '../../retail/SizeGrid/nearestSizes.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './foundations.css.ts';

/**
 * Functions of the kit that need no component: formats of money and days, barcodes and bins, sizes and filters, and
 * addresses of pictures. Each is shown with calls and their results.
 */
const meta = { title: 'Foundations/Functions', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Calls with their results, and the values that they name. */
const results = (answers: Readonly<Record<string, unknown>>, values: readonly string[] = []) => (
  <Stack gap={16}>
    {values.map((value) => (
      <span key={value} className={css.mono}>
        {value}
      </span>
    ))}
    {Object.entries(answers).map(([call, answer]) => (
      <Stack key={call} gap={4}>
        <span className={css.mono}>{call}</span>
        <Text weight="medium">{typeof answer === 'string' ? answer : JSON.stringify(answer)}</Text>
      </Stack>
    ))}
  </Stack>
);

const march = new Date(2025, 2, 7);

/** Formats for sentences and lists. On their own, use Price and DateText, which show the same. */
export const MoneyAndDays: Story = {
  render: () =>
    results(
      {
        'formatPrice(129)': formatPrice(129),
        "formatPrice(129, 'en-US', 'USD', true)": formatPrice(129, 'en-US', 'USD', true),
        "formatDate(march, 'MMM dd, yyyy')": formatDate(march, 'MMM dd, yyyy'),
        "formatDate(march, 'dd-MM-yyyy')": formatDate(march, 'dd-MM-yyyy'),
        'yearsBack(4, march)': yearsBack(4, march),
      },
      ['march = new Date(2025, 2, 7)'],
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$129.00')).toBeVisible();
    await expect(canvas.getByText('Mar 07, 2025')).toBeVisible();
    await expect(canvas.getByText('[2025,2024,2023,2022]')).toBeVisible();
  },
};

/** Normalises barcodes, and reads the parts of a bin name. */
export const CodesAndBins: Story = {
  render: () =>
    results({
      "normaliseBarcode(' 036000291452 ')": normaliseBarcode(' 036000291452 '),
      "parseBin('A-14-03')": parseBin('A-14-03'),
      "parseBin('behind the till')": parseBin('behind the till'),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0036000291452')).toBeVisible();
    await expect(canvas.getByText('{"aisle":"A","bay":14,"position":3}')).toBeVisible();
  },
};

const shelf = [
  { size: '9', quantity: 2 },
  { size: '9.5', quantity: 0 },
  { size: '10', quantity: 0 },
  { size: '10.5', quantity: 4 },
];
const none = { brand: [] as string[], heel: [0, 0] as [number, number] };
const groups: NamedFilter[] = [
  { kind: 'list', name: 'brand' },
  { kind: 'range', name: 'heel' },
];
const brands = toggleFilter(toggleFilter(none, 'brand', 'Halden'), 'brand', 'Tarn');

/** The sorting and filtering of SizeGrid and FilterPanel, for lists of the host. */
export const SizesAndFilters: Story = {
  render: () =>
    results(
      {
        "nearestSizes(shelf, '9.5')": nearestSizes(shelf, '9.5'),
        'brands.brand': brands.brand,
        'countFilters(groups, { ...brands, heel: [0, 8] })': countFilters(groups, { ...brands, heel: [0, 8] }),
      },
      [
        'shelf = [9 (2 pairs), 9.5 (0), 10 (0), 10.5 (4)]',
        'groups = a list of brands and a range of heels; none = { brand: [], heel: [0, 0] }',
        "brands = toggleFilter(toggleFilter(none, 'brand', 'Halden'), 'brand', 'Tarn')",
      ],
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[{"size":"9","quantity":2},{"size":"10.5","quantity":4}]')).toBeVisible();
    await expect(canvas.getByText('["Halden","Tarn"]')).toBeVisible();
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** Requests pictures of the marketplace at the size of a list; other addresses stay unchanged. */
export const Pictures: Story = {
  render: () =>
    results({
      "marketplaceImageUrl('https://img.example/a.jpg', 'img.example')": marketplaceImageUrl(
        'https://img.example/a.jpg',
        'img.example',
      ),
      "marketplaceImageUrl('https://other.example/a.jpg', 'img.example')": marketplaceImageUrl(
        'https://other.example/a.jpg',
        'img.example',
      ),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://img.example/a.jpg?compress=true&width=200&quality=90&dpr=2')).toBeVisible();
  },
};
