import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { ProductLabel } from './ProductLabel.tsx';

const [first] = lines;

const meta = {
  title: 'Patterns/ProductLabel',
  component: ProductLabel,
  parameters: {
    guide: {
      use: [
        'To print the label of a box: 100 × 60 mm, ink on white in every theme.',
        'Several on a page of their own, then window.print(): no label is cut by the end of a sheet.',
      ],
      avoid: [
        'On a screen of the portal: take BoxLabel, which has a state and an action.',
        'Only to scan from the screen: take Barcode with isScannable.',
      ],
      accessibility: [
        'An article named by product and size; the barcode is a picture that says its number.',
        'Give the button that prints a word of its own, "Print labels", and the dialog is the browser\'s.',
      ],
      content: [
        "Name, colourway and size as on the maker's box. Without a barcode the place stays free for a sticker.",
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

/** [W-06] As large as it is printed; the bars are 2 px a module with quiet zones, so any scanner reads them. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    const label = canvas.getByRole('article', { name: 'Halden Court 82 10.5 US M' });
    // 100 × 60 mm at 96 px an inch.
    await expect(Math.round(label.getBoundingClientRect().width)).toBe(378);
    await expect(Math.round(label.getBoundingClientRect().height)).toBe(227);
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull(), ON_DEMAND);
    const bars = canvas.getByRole('img', { name: 'Barcode 2048177304161' }).getBoundingClientRect();
    await expect(bars.bottom).toBeLessThanOrEqual(label.getBoundingClientRect().bottom);
  },
};

/** A sheet of them: garments, long names, no barcode, nothing but a SKU. */
export const Sheet: Story = {
  render: (args) => (
    <Inline gap={12} align="start">
      {lines.map(({ name, colourway, size, sizeSystem, sku, barcode }) => (
        <ProductLabel {...{ name, colourway, size, sizeSystem, sku, barcode }} key={sku} bin="A-14-03" price={165} />
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

/** Paper is white in the stockroom too, and does not grow with the text. */
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
