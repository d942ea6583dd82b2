import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { BoxLabel } from '../BoxLabel/BoxLabel.tsx';
import { ProductLabel } from './ProductLabel.tsx';

const [first] = lines;

const meta = {
  title: 'Printing/ProductLabel',
  component: ProductLabel,
  parameters: {
    guide: {
      use: [
        'To print the label of a box: 100 × 60 mm, ink on white in every theme.',
        'Labels alone on a page, then window.print(): no label is split across sheets.',
      ],
      avoid: [
        'On a screen: use BoxLabel, which has a state and an action.',
        'To scan from the screen: use Barcode with isScannable.',
      ],
      accessibility: [
        'An article named by product and size; the barcode is an image named by its number.',
        'Label the print button "Print labels"; the print dialog is the browser\'s.',
      ],
      content: [
        'Name, colourway and size as on the original box. Without a barcode, the space stays free for a sticker.',
      ],
    } satisfies Guide,
  },
  args: {
    name: first.name,
    colourway: first.colourway,
    size: first.size,
    sizeSystem: first.sizeSystem,
    sku: first.sku,
    barcode: first.barcode,
    bin: 'A-14-03',
    price: 140,
  },
} satisfies Meta<typeof ProductLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [W-06] The printed size. A module of the barcode is 2 px, with quiet zones, so that every scanner reads it. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    const label = canvas.getByRole('article', { name: 'Halden Court 82 10.5 US M' });
    // 100 × 60 mm at 96 px per inch.
    await expect(Math.round(label.getBoundingClientRect().width)).toBe(378);
    await expect(Math.round(label.getBoundingClientRect().height)).toBe(227);
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull(), ON_DEMAND);
    const bars = canvas.getByRole('img', { name: 'Barcode 2048177304161' }).getBoundingClientRect();
    await expect(bars.bottom).toBeLessThanOrEqual(label.getBoundingClientRect().bottom);
  },
};

/** Where each pair is stored, and its price. */
const PLACES = [
  ['A-14-03', 140],
  ['A-14-07', 165],
  ['A-22-01', 189],
  ['B-02-11', 152],
  ['C-01-02', 89.9],
] as const;

/** A sheet of labels: garments, a long name, no barcode, only a SKU. */
export const Sheet: Story = {
  render: (args) => (
    <Inline gap={12} align="start">
      {lines.map(({ name, colourway, size, sizeSystem, sku, barcode }, index) => (
        <ProductLabel
          {...{ name, colourway, size, sizeSystem, sku, barcode }}
          key={sku}
          bin={PLACES[index]![0]}
          price={PLACES[index]![1]}
        />
      ))}
      <ProductLabel
        {...args}
        name="Halden Court 82 Anniversary Edition for the Harbour Marathon, second drop"
        sku="HC82-104-CF-ANNIVERSARY-2"
        barcode={null}
      />
    </Inline>
  ),
};

/** The label is white in the dark theme, too, and does not follow the text size. */
export const Dark: Story = { ...Sheet, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Sheet, globals: { direction: 'rtl' } };
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('article');
    await expect(Math.round(label.getBoundingClientRect().height)).toBe(227);
    await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
  },
};

/** For the printer, in true size. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ProductLabel {...args} />,
};

/** For the screen: it has a state and no millimetres. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <BoxLabel {...args} imageUrl="" state="request" fields={[{ label: 'Bin', value: args.bin }]} />,
};
