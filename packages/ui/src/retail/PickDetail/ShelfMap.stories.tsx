import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aisleA } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../../components/Text/Text.tsx';
import { parseBin } from './shelfGeometry.ts';
import { ShelfMap } from './ShelfMap.tsx';

const meta = {
  title: 'Stockroom/ShelfMap',
  component: ShelfMap,
  parameters: {
    guide: {
      use: [
        'To show where a bin is in its aisle, seen from the front: in PickDetail, on the page of a bin.',
        'With gaps if free places are known: a gap beside the box is found faster than a number.',
      ],
      avoid: [
        'For an unknown aisle: leave it out, the bin in words is enough.',
        'To choose a bin: use BinShelfEditor.',
      ],
      accessibility: [
        'An image named by label: pass the location in words, and show them beside it as well.',
        'Not mirrored from right to left: the aisle is the same.',
      ],
      content: ['label is in walking order: "Aisle A, bay 14, shelf 3".'],
    } satisfies Guide,
  },
  args: {
    bays: aisleA.bays,
    shelves: aisleA.shelves,
    target: aisleA.target,
    gaps: aisleA.gaps,
    label: 'Aisle A, bay 14, shelf 3',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShelfMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box to pick is highlighted, its shelf framed, the number of its bay bold. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aisle A, bay 14, shelf 3' })).toBeVisible();
    await expect(canvas.getByText('14')).toBeVisible();
  },
};

const spot = parseBin('C-02-05');

/** `parseBin` reads bay and position from the bin. Without gaps every place has a box. */
export const FromBin: Story = {
  args: {
    bays: [1, 2, 3],
    shelves: 3,
    positions: 6,
    gaps: [],
    target: { bay: spot?.bay ?? 0, shelf: 2, position: spot?.position ?? 0 },
    label: 'Aisle C, bay 2, shelf 2',
  },
};

/** A store with one bay: its boxes are as large as in a long aisle. */
export const OneBay: Story = {
  args: {
    bays: [1],
    shelves: 2,
    positions: 1,
    gaps: [],
    target: { bay: 1, shelf: 1, position: 1 },
    label: 'Aisle A, bay 1, shelf 1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBeLessThan(200);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The box, seen from the front. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ShelfMap {...args} />,
};

/** Has to be counted while walking. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text>Second shelf from below, third from the left</Text>,
};
