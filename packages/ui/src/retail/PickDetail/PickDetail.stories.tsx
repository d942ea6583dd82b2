import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aisleA, lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { PickDetail } from './PickDetail.tsx';

const { from: _from, at: _at, consigned: _consigned, ...pair } = lines[0];

const meta = {
  title: 'Components/PickDetail',
  component: PickDetail,
  parameters: {
    guide: {
      use: [
        'For the one box to fetch: where it stands, how it looks, and the button once it is in the hand.',
        'With isPutAway for the unit that was checked in last, until the next scan: the bin to put it back into.',
        "Beside the picker's list from 1024 px on, below that as the sheet of the row that was pressed.",
      ],
      avoid: [
        'On the sales floor: take ProductDetail.',
        'To correct a wrong bin: open BinShelfEditor; "Not in bin" only sets the pair aside.',
      ],
      accessibility: [
        'An article named by the product. The map of the aisle is a picture that says the place in words.',
        'Bin and size come first for the reader as for the eye.',
        'After the check-out move on to the next box, and say in a toast which one left.',
      ],
      content: ['place is read as one walks: "Aisle A, bay 14, shelf 3". Without a bin it says "No bin".'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    ...pair,
    bin: 'A-14-03',
    shelf: '3',
    place: 'Aisle A, bay 14, shelf 3',
    sizeSystem: 'US M, EU 44.5',
    shelfMap: aisleA,
    onCheckOut: fn(),
    onNotHere: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 392, height: 728 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PickDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-03] Where the box stands, how it looks, and two answers. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Aisle A, bay 14, shelf 3' }, { timeout: 10_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not in bin' }));
    await expect(args.onNotHere).toHaveBeenCalledOnce();
  },
};

/** [W-03] A pair that came back. */
export const CheckIn: Story = {
  args: { onCheckOut: undefined as never, onNotHere: undefined as never, onCheckIn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
    await expect(args.onCheckIn).toHaveBeenCalledOnce();
  },
};

/** [W-06] The unit was checked in: its bin in the largest type, and nothing to press. */
export const PutAway: Story = {
  args: { onCheckOut: undefined as never, onNotHere: undefined as never, isPutAway: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Return to bin')).toBeVisible();
    await expect(canvas.getByText('A-14-03')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** [W-06] A checked-in unit without a bin: there is no place to put it back into. */
export const PutAwayWithoutBin: Story = {
  args: {
    ...PutAway.args,
    bin: null,
    shelf: null,
    place: undefined as never,
    shelfMap: undefined as never,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checked in')).toBeVisible();
    await expect(canvas.getByText('No bin')).toBeVisible();
    await expect(canvas.queryByText('Return to bin')).toBeNull();
  },
};

/** Neither map nor barcode nor SKU. */
export const Bare: Story = {
  args: { shelfMap: undefined as never, sku: null, barcode: null, imageUrl: '', isPending: true },
};

/** The map is on its way: its place is kept, so that nothing moves when it comes. */
export const MapLoading: Story = {
  args: { shelfMap: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const name = canvas.getByRole('heading', { name: 'Halden Court 82' });
    // The mock's map is 339 by 152 where the panel is 392 px wide.
    const kept = name.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top;
    await expect(kept).toBeGreaterThan(400);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
