import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines, notificationsNow } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { DispatchCard, type DispatchCardPair } from './DispatchCard.tsx';

const minutesAgo = (minutes: number) => new Date(notificationsNow - minutes * 60_000).toISOString();
const pairOf = (place: number, minutes: number): DispatchCardPair => {
  const { from, at: _at, consigned: _consigned, ...label } = lines[place]!;
  return { ...label, to: 'Maren Okafor', from, since: minutesAgo(minutes), by: 'Dario Vance' };
};

const meta = {
  title: 'Components/DispatchCard',
  component: DispatchCard,
  parameters: {
    guide: {
      use: [
        'For a pair that has left the stockroom: to whom, since when, who handed it out.',
        'With lateAfter where a pair that is out for long should come back: late is told in words.',
      ],
      avoid: ['For what is still asked for: take RequestCard.', 'To pick: take PickRow.'],
      accessibility: [
        'An article named by product and size; its button says whose request it opens.',
        'Time out is told in words, "12 min, late". Let now tick for the whole list together.',
      ],
      content: [
        'to is who has it now; from is given only where somebody else asked: "Maren Okafor, for Kiosk Front door".',
      ],
    } satisfies Guide,
  },
  args: { pair: pairOf(0, 12), now: notificationsNow, lateAfter: 60, onOpen: fn() },
} satisfies Meta<typeof DispatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-04] What was dispatched, to whom, by whom, and since when; a press opens its request. */
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

/** Out for long: a caution in words, no alarm. */
export const Late: Story = {
  args: { pair: pairOf(1, 190) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 h, late')).toBeVisible();
  },
};

/** As little as is known: no SKU, no barcode, nobody noted when or by whom; the one who has it asked for it. */
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

/** 8 px apart, as labels stand. */
export const Several: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[0, 1, 2].map((place) => (
        <DispatchCard key={place} {...args} pair={pairOf(place, place * 40)} />
      ))}
    </Stack>
  ),
};

/** Folded: to whom, by whom and since when stand in the foot, clear of its rule. */
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
