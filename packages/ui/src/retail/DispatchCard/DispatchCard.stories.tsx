import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines, notificationsNow } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { DispatchCard, type DispatchCardPair } from './DispatchCard.tsx';

const minutesAgo = (minutes: number) => new Date(notificationsNow - minutes * 60_000).toISOString();
const pairOf = (index: number, minutes: number): DispatchCardPair => {
  const { from, at: _at, consigned: _consigned, ...label } = lines[index]!;
  return { ...label, to: 'Maren Okafor', from, since: minutesAgo(minutes), by: 'Dario Vance' };
};

const meta = {
  title: 'Retail/DispatchCard',
  component: DispatchCard,
  parameters: {
    guide: {
      use: [
        'For a checked-out pair: who has it, since when, and who checked it out.',
        'With lateAfterMs to mark pairs that should come back: the card says "late".',
      ],
      avoid: ['For a pair that is not checked out: use RequestCard.', 'To pick: use PickRow.'],
      accessibility: [
        'An article named by product and size; its button names the request that it opens.',
        'The time out is a text, "12 min, late". Use one now for the whole list.',
      ],
      content: [
        'to is who has it now; set from only if someone else requested it: "Maren Okafor, for Kiosk Front door".',
      ],
    } satisfies Guide,
  },
  args: { pair: pairOf(0, 12), now: notificationsNow, lateAfterMs: 3_600_000, onOpen: fn() },
} satisfies Meta<typeof DispatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-04] What is checked out, to whom, by whom and since when; the button opens its request. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: /Halden Court 82/ })).toBeVisible();
    await expect(canvas.getByText('Maren Okafor, for Kiosk Front door')).toBeVisible();
    await expect(canvas.getByText('Dario Vance')).toBeVisible();
    await expect(canvas.getByText('12 min')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open request of Halden Court 82, size 10.5' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Out for a long time: a caution in words. */
export const Late: Story = {
  args: { pair: pairOf(1, 190) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 h, late')).toBeVisible();
  },
};

/** Minimal data: no SKU, barcode, time or picker; the associate who has it requested it. */
export const Bare: Story = {
  args: {
    pair: { ...pairOf(2, 0), sku: null, barcode: null, from: 'Maren Okafor', since: null, by: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maren Okafor')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.queryByText('By')).toBeNull();
  },
};

/** [C-10] For a customer of a kiosk the number is first; it says for whom the pair is. */
export const ForACustomer: Story = {
  args: { pair: { ...pairOf(0, 12), customerNumber: 112 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('112');
    await expect(canvas.getByText('Maren Okafor')).toBeVisible();
  },
};

/** 8 px apart, like all labels. */
export const Several: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[0, 1, 2].map((index) => (
        <DispatchCard key={index} {...args} pair={pairOf(index, index * 40)} />
      ))}
    </Stack>
  ),
};

/** Beside an open panel a long receiver is in two lines, and the card is as high as the others. */
export const BesideAPanel: Story = {
  render: (args) => (
    <div style={{ maxWidth: 752 }}>
      <Stack gap={8}>
        <DispatchCard {...args} pair={{ ...args.pair, to: 'Noor Haddad', from: 'Kiosk Mezzanine' }} />
        <DispatchCard {...args} pair={{ ...args.pair, from: 'Maren Okafor' }} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const to = canvas.getByText('Noor Haddad, for Kiosk Mezzanine');
    await expect(to.scrollWidth).toBeLessThanOrEqual(to.clientWidth);
    await expect(to.scrollHeight).toBeLessThanOrEqual(to.clientHeight);
    const [long, short] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height);
    await expect(long).toBe(short);
  },
};

/** Folded: to whom, by whom and since when are in the foot, clear of its rule. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <DispatchCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByText('To').getBoundingClientRect().top).toBeGreaterThan(foot.top);
    await expect(canvas.getByText('Out').getBoundingClientRect().bottom).toBeLessThan(foot.bottom);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** To whom, and since when. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <DispatchCard {...args} />,
};

/** Out, but where? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Text>HC82-104-CF</Text>
      <Stamp state="out">Out</Stamp>
    </Inline>
  ),
};
