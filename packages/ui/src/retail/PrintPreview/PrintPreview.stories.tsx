import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { ShelfLabelSheets } from '../ShelfLabel/ShelfLabel.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PrintPreview } from './PrintPreview.tsx';

const labels = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  bin: `A-14-${String(at + 1).padStart(2, '0')}`,
  place: `Aisle A, bay 14, shelf ${at + 1}`,
}));

const meta = {
  title: 'Printing/PrintPreview',
  component: PrintPreview,
  parameters: {
    guide: {
      use: ['On a page that prints on A4 or on a label printer: both papers are seen before one of them is used.'],
      avoid: ['For one paper: use PrintSheet, ShelfLabelSheets or PickListPrint alone.'],
      anatomy: [
        ['Chosen paper', 'With a tick: all its pages, which the printer gets.'],
        ['Other paper', 'Its first pages. Hidden where there is no room.'],
      ],
      accessibility: ['The paper that is not printed is hidden from screen readers.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    value: 'label',
    papers: [
      { id: 'a4', title: 'A4, 10 on a sheet', children: <ShelfLabelSheets labels={labels} paper="a4" /> },
      { id: 'label', title: '62 mm, 12 labels', children: <ShelfLabelSheets labels={labels} paper="label" /> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 800, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrintPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** [Z-13] The chosen paper is whole, the other one is a sample; nothing is wider than its place. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: '62 mm, 12 labels' })).toBeVisible();
    await expect(canvas.queryByRole('figure', { name: 'A4, 10 on a sheet' })).toBeNull();
    const [a4, label] = canvasElement.querySelectorAll('figure');
    await expect(a4!.querySelectorAll('[aria-label="A-14-10"]')).toHaveLength(1);
    await expect(a4!.querySelectorAll('[aria-label="A-14-11"]')).toHaveLength(0);
    await expect(label!.querySelectorAll('[role="img"]')).toHaveLength(12);
    const sheet = a4!.querySelector('figcaption + div > div')!;
    await expect(widthOf(sheet)).toBeLessThanOrEqual(widthOf(a4!) + 1);
  },
};

export const OnA4: Story = {
  args: { value: 'a4' },
  play: async ({ canvasElement }) => {
    const [a4, label] = canvasElement.querySelectorAll('figure');
    await expect(a4!.querySelectorAll('[role="img"]')).toHaveLength(12);
    await expect(label!.querySelectorAll('[role="img"]')).toHaveLength(4);
  },
};

/** [Z-13] Without room for both, only the chosen paper is shown; an A4 sheet is as wide as its place. */
export const Phone: Story = {
  ...OnA4,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 342 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [a4, label] = canvasElement.querySelectorAll('figure');
    await expect(label!).not.toBeVisible();
    const sheet = a4!.querySelector('figcaption + div > div')!;
    await expect(widthOf(sheet)).toBeLessThanOrEqual(342);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Says the paper, and what is on it. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Text>A4, 10 on a sheet</Text>,
};

/** Says nothing about either paper. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text>Preview</Text>,
};
