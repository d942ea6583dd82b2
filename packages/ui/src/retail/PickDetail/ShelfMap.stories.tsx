import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aisleA } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { parseBin } from './shelfGeometry.ts';
import { ShelfMap } from './ShelfMap.tsx';

const meta = {
  title: 'Components/ShelfMap',
  component: ShelfMap,
  parameters: {
    guide: {
      use: [
        'To show where one box stands in its aisle, seen from the front: in PickDetail, on a bin’s page.',
        'With gaps where it is known which places are free: a hole beside the box finds it faster than a number.',
      ],
      avoid: [
        'Where the aisle is not known: leave it out, the bin in words is enough.',
        'To choose a place: it takes no press. Take BinShelfEditor.',
      ],
      accessibility: [
        'A picture that says its label: give the place in words, and write them beside it as well.',
        'It stays as it is from right to left: the aisle has not turned round.',
      ],
      content: ['label is read as one walks: "Aisle A, bay 14, shelf 2".'],
    } satisfies Guide,
  },
  args: { ...aisleA, label: 'Aisle A, bay 14, shelf 2' },
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

/** The box to fetch is lit, its shelf framed, its bay named louder. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aisle A, bay 14, shelf 2' })).toBeVisible();
    await expect(canvas.getByText('14')).toBeVisible();
  },
};

const spot = parseBin('C-02-05');

/** A bin's name tells bay and position: `parseBin`. Nothing is known of gaps, so every place is drawn full. */
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

export const Dark: Story = { globals: { theme: 'dark' } };
