import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { plain } from '../../internal/reset.css.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TryOnLine, type TryOnLineProps } from './TryOnLine.tsx';

const TIMES = {
  asked: '2026-11-22T14:31:00Z',
  accepted: '2026-11-22T14:31:00Z',
  fetched: '2026-11-22T14:32:00Z',
};

/** Each state with its times. */
const STATES: readonly Partial<TryOnLineProps>[] = [
  { state: 'unsent' },
  { state: 'asked', times: { asked: TIMES.asked } },
  { state: 'accepted', times: { asked: TIMES.asked, accepted: TIMES.accepted } },
  { state: 'fetched', times: TIMES },
  { state: 'onItsWay', firstName: 'Maren', times: { ...TIMES, onItsWay: '2026-11-22T14:35:00Z' } },
  { state: 'here', times: { ...TIMES, onItsWay: '2026-11-22T14:35:00Z', here: '2026-11-22T14:37:00Z' } },
  { state: 'unavailable', nearest: [{ id: 'v11', size: '11', inStock: 2 }], onTake: fn(), onDecline: fn() },
  { state: 'cancelled' },
  { state: 'expired' },
];

const meta = {
  title: 'Kiosk/TryOnLine',
  component: TryOnLine,
  argTypes: { imageUrl: { control: false } },
  parameters: {
    guide: {
      use: ['For a pair of the request of a customer, within KioskTicket.'],
      avoid: ['For staff: use BoxLabel.'],
      anatomy: [
        ['Size', 'The largest figure.'],
        ['Picture', 'Of the product.'],
        ['State', 'A stamp with a word, and who has it or why not.'],
        ['Track', 'Five steps with their times.'],
        ['Foot', 'The nearest sizes and "No, thanks", if it is not available.'],
      ],
      accessibility: ['An item of the list of its ticket; the state is a word, the track repeats it as a picture.'],
    } satisfies Guide,
    layout: 'fullscreen',
    docs: { story: { height: '236px' } },
  },
  args: {
    name: 'Halden Court 82',
    size: '10.5',
    sizeSystem: 'US M',
    imageUrl: lines[0].imageUrl,
    swatches: lines[0].colourway.swatches,
    state: 'fetched',
    times: TIMES,
  },
  decorators: [
    exceptExamples((Story, { parameters }) => (
      <ul className={plain} style={{ display: 'grid', gap: 12, padding: 24, ...parameters['list'] }}>
        <Story />
      </ul>
    )),
  ],
} satisfies Meta<typeof TryOnLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stockroom is looking: the track shows how far the pair is, and since when. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The stockroom is looking.')).toBeVisible();
    await expect(canvas.getByText('Being fetched', { selector: '[aria-current]' })).toBeVisible();
  },
};

/** The pair is not available: the nearest sizes, and a way to do without. */
export const Unavailable: Story = {
  args: {
    name: 'Kurobe Dam High',
    size: '11.5',
    imageUrl: lines[2].imageUrl,
    state: 'unavailable',
    reason: 'not found',
    times: {},
    nearest: [{ id: 'v11', size: '11', inStock: 2 }],
    onTake: fn(),
    onDecline: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^11/ }));
    await expect(args.onTake).toHaveBeenCalledWith('v11');
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
/** One of several pairs can be withdrawn until it is checked out. */
export const Cancellable: Story = {
  args: { state: 'fetched', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel this pair: / }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** All states, from the request that waits for the network to the one that is not answered. */
export const States: Story = {
  // Two beside each other where they fit: a kiosk has one column.
  parameters: {
    docs: { story: { height: '1020px' } },
    list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))' },
  },
  render: (args) => (
    <>
      {STATES.map((state) => (
        <TryOnLine key={state.state} {...args} times={{}} {...state} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(STATES.length);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** The state in words. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <TryOnLine {...args} />
    </ul>
  ),
};

/** Words of the staff. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Stamp state="pending">Pending</Stamp>
      <Text>Halden Court 82</Text>
    </Inline>
  ),
};
