import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { NearestSizes } from '../NearestSizes/NearestSizes.tsx';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RequestDetail } from './RequestDetail.tsx';

const now = Date.UTC(2026, 2, 12, 18, 24);
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const meta = {
  title: 'Sales floor/RequestDetail',
  component: RequestDetail,
  parameters: {
    guide: {
      use: ["As the aside of the associate's list of requests, in the place of the cart, while a line is open."],
      avoid: ['In the stockroom: use PickDetail.', 'For a product that is not requested: use ProductDetail.'],
      anatomy: [
        ['Head', 'The way back to the cart.'],
        ['State', 'Stamp and age.'],
        ['Pair', 'Size, picture, name, colourway, codes.'],
        ['Notice', 'Why the pair is not available.'],
        ['Foot', 'One signal action, the others plain, Cancel Request underlined.'],
      ],
      accessibility: ['A region named by the product. The moments are an ordered list, newest first.'],
      content: ['Leave out an action that the person may not take.'],
    } satisfies Guide,
  },
  args: {
    line: { ...lines[0], customerNumber: 112, since: before(4) },
    status: '2',
    cartCount: 3,
    onBack: fn(),
    now,
    lateAfterMs: 600_000,
    moments: [
      { at: '14:33', text: 'Placed by Maren Okafor', detail: 'Request 48213' },
      { at: '14:31', text: 'Requested', detail: 'Kiosk Front door' },
    ],
    onNudge: fn(),
  },
  decorators: [
    exceptExamples((Story) => (
      <div style={{ width: 392, maxWidth: '100%', height: 780 }}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<typeof RequestDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [K-11] A placed line: it can be nudged, handed on, answered or cancelled. */
export const Example: Story = {
  args: { onAssign: fn(), onNotAvailable: fn(), onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Halden Court 82' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nudge' }));
    await expect(args.onNudge).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Request cart 3' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** [K-12] Not available: the reason, the nearest sizes, and one press that takes another. */
export const Unavailable: Story = {
  args: {
    line: { ...lines[2], barcode: null, since: before(12) },
    exception: 'unavailable',
    notice: { title: 'Not in bin A-22-01', text: 'Dario Vance looked at 14:29.' },
    otherSize: { size: '11', onTake: fn() },
    moments: [],
    onCancel: fn(),
    children: (
      <NearestSizes
        wanted="11.5"
        sizes={[{ id: '11', size: '11', inStock: 4, bin: 'A-22-03', difference: -0.5 }]}
        value="11"
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^since \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'History' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for 11 instead' }));
    await expect(args.otherSize?.onTake).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Cancel Request' })).toBeVisible();
  },
};

/** [Z-12] Checked out: sold, sent back, or handed over. */
export const CheckedOut: Story = {
  args: { status: '3', onSell: fn(), onSendBack: fn(), onHandOver: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send back' }));
    await expect(args.onSendBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sold' })).toBeVisible();
  },
};

/** [Z-09] A line of a colleague: only what is allowed. */
export const OfAColleague: Story = {
  args: { isNudged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nudged' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Cancel Request' })).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** One signal action; cancelling is underlined. */
export const Do: Story = {
  tags: ['do', '!dev'],
  args: { ...Example.args },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <RequestDetail {...args} />
    </div>
  ),
};

/** Equal weight for the next step and for the loss. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <ButtonGroup label="Line" layout="fill">
      <Button variant="signal">Accept</Button>
      <Button variant="critical">Cancel</Button>
    </ButtonGroup>
  ),
};
