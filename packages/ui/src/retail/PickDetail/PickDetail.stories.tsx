import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aisleA, lines } from '../../fixtures/store.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { PickDetail } from './PickDetail.tsx';

const pair = lines[0];

const meta = {
  title: 'Stockroom/PickDetail',
  component: PickDetail,
  parameters: {
    guide: {
      use: [
        'For the unit to pick: bin, picture, and the button to check it out.',
        'With isPutAway for the unit that was checked in last, until the next scan: the bin to return it to.',
        'Beside the pick list from 1024 px, below that as a sheet.',
      ],
      avoid: [
        'On the sales floor: use ProductDetail.',
        'To correct a bin: use BinShelfEditor; "Not in bin" only reports the pair missing.',
      ],
      accessibility: [
        'An article named by the product. The map of the aisle is an image whose name is the location in words.',
        'Bin and size come first, visually and for screen readers.',
        'After the check-out show the next unit, and announce the checked-out one in a toast.',
      ],
      content: ['place is in walking order: "Aisle A, bay 14, shelf 3". Without a bin it says "No bin".'],
    } satisfies Guide,
  },
  args: {
    name: 'Halden Court 82',
    colourway: pair.colourway,
    sku: 'HC82-104-CF',
    barcode: '2048177304161',
    imageUrl: pair.imageUrl,
    size: '10.5',
    bin: 'A-14-03',
    shelf: '3',
    place: 'Aisle A, bay 14, shelf 3',
    seen: 'Seen 20 min ago: Counted',
    customerNumber: 112,
    sizeSystem: 'US M, EU 44.5',
    shelfMap: aisleA,
    onCheckOut: fn(),
    onNotInBin: fn(),
  },
  decorators: [
    exceptExamples((Story) => (
      <div style={{ width: 392, maxWidth: '100%', height: 728 }}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<typeof PickDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-03] Bin, picture and two actions. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Aisle A, bay 14, shelf 3' }, { timeout: 10_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Customer 112')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Not in bin' }));
    await expect(args.onNotInBin).toHaveBeenCalledOnce();
  },
};

/** [W-03] A pair to check in. */
export const CheckIn: Story = {
  args: { onCheckOut: undefined as never, onNotInBin: undefined as never, onCheckIn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
    await expect(args.onCheckIn).toHaveBeenCalledOnce();
  },
};

/** [W-06] The unit was checked in: its bin in the largest type, without actions. */
export const PutAway: Story = {
  args: { onCheckOut: undefined as never, onNotInBin: undefined as never, isPutAway: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Return to bin')).toBeVisible();
    await expect(canvas.getByText('A-14-03')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** [W-06] A checked-in unit without a bin. */
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

/** Without map, barcode and SKU. */
export const Bare: Story = {
  args: { shelfMap: undefined as never, sku: null, barcode: null, imageUrl: '', isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No SKU')).toBeVisible();
    await expect(canvas.getByText('No barcode')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not in bin' })).toBeDisabled();
  },
};

/** The map is loading: its space is reserved, so that nothing moves. */
export const MapLoading: Story = {
  args: { shelfMap: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const name = canvas.getByRole('heading', { name: 'Halden Court 82' });
    // In the design the map is 339 by 152 px in a panel of 392 px.
    const kept = name.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top;
    await expect(kept).toBeGreaterThan(400);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** [W-10] A picker takes the request, or sees who has taken it. */
export const Holds: Story = {
  args: { onCheckOut: fn(), onHold: { label: 'Pick this request', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick this request' }));
    await expect(args.onHold?.onPress).toHaveBeenCalledOnce();
  },
};

/** [W-10, K-12] Another picker has it; a pair was missing and another one is reserved. */
export const OfAnother: Story = {
  args: { holder: 'Petra Lindqvist picks this request.', task: 'Take this pair instead' },
};

/** Bin, size, picture, then the action. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <PickDetail {...args} />
    </div>
  ),
};

/** The name pushes the codes out of view: shorten it in the catalogue. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <PickDetail
        {...args}
        name="Halden Court 82 Anniversary Edition for the Harbour Marathon, second drop"
        sku={null}
      />
    </div>
  ),
};
