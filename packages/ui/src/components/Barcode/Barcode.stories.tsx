import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import type { Guide } from '../../internal/guide.ts';
import { Barcode } from './Barcode.tsx';

const meta = {
  title: 'Text and data/Barcode',
  component: Barcode,
  parameters: {
    guide: {
      use: [
        'At the edge of a label, vertical, to distinguish boxes.',
        'With isScannable where it is read from the screen: larger, with its number, on a light plate in every theme.',
      ],
      avoid: ["To print a box's label: use ProductLabel.", 'For a code that people read or copy: use Code.'],
      accessibility: [
        'With isScannable a picture that says "Barcode" and its number.',
        'Fine bars are not read: show the number as Code where a person needs it.',
        'A text that cannot be a barcode shows an empty space.',
      ],
    } satisfies Guide,
  },
  args: { value: '2048177304161' },
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The encoder is loaded on demand; the box has its final size before. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const image = canvasElement.querySelector('[aria-hidden]')!;
    const before = image.getBoundingClientRect();
    await expect(before.width).toBe(95);
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull(), ON_DEMAND);
    await expect(image.getBoundingClientRect()).toEqual(before);
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};

/** Meant to be scanned from the screen: quiet zones, 2 px a module, its number, and a light plate in every theme [W-06]. */
export const Scannable: Story = {
  args: { isScannable: true },
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull(), ON_DEMAND);
    const plate = getComputedStyle(canvas.getByRole('img', { name: 'Barcode 2048177304161' }));
    await expect(plate.backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(plate.color).toBe('rgb(21, 23, 26)');
    // 95 modules and the quiet zones of 11 and 7.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('viewBox', '0 0 113 1');
  },
};

/** EAN-13 or UPC-A; anything else is set as Code 128. */
export const Kinds: Story = {
  render: () => (
    <Inline gap={32} align="start">
      <Barcode value="2048177304161" orientation="vertical" />
      <Barcode value="036000291452" isScannable />
      <Barcode value="HC82-104-CF" isScannable />
      <Barcode value="2048177304161" orientation="vertical" isScannable />
    </Inline>
  ),
};

/** Large, on a light plate: a scanner reads it. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Barcode value="2048177304161" isScannable />,
};

/** Decoration: too fine for a scanner. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Barcode value="2048177304161" />,
};
