import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines, notificationsNow } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { HoldCard, HoldStamp, type HoldCardPair } from './HoldCard.tsx';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(notificationsNow + minutes * MINUTE).toISOString();
const pairOf = (index: number, minutes: number, more: Partial<HoldCardPair> = {}): HoldCardPair => {
  const { size, sizeSystem, name, colourway, imageUrl, barcode } = lines[index]!;
  const pair = { size, sizeSystem, name, colourway, imageUrl, barcode };
  const by = { name: 'Maren Okafor' };
  return { ...pair, firstName: 'Noor', bin: 'H-01-02', by, since: at(-60), until: at(minutes), end: null, ...more };
};

const meta = {
  title: 'Sales floor/HoldCard',
  component: HoldCard,
  parameters: {
    guide: {
      use: ['For a pair that is held for a customer: for whom, where it lies, by whom and until when.'],
      avoid: [
        'For a pair that is not for sale: use PairRow with a stamp.',
        'For a pair of a request: use RequestCard.',
      ],
      accessibility: [
        'An article named by product and size; its button names the pair that is handed over.',
        'The bar is an ornament: the time beside it says the same.',
      ],
      content: ['The first name is the only thing known of the customer; it is null once the hold has ended.'],
    } satisfies Guide,
  },
  args: { pair: pairOf(0, 240), now: notificationsNow, endsSoonMs: 10 * MINUTE, onHandOver: fn(), onOpen: fn() },
} satisfies Meta<typeof HoldCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Held for a customer who comes back; one press hands the pair over. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Noor')).toBeVisible();
    await expect(canvas.getByText('H-01-02')).toBeVisible();
    await expect(canvas.getByText('Held')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over: Halden Court 82, size 10.5' }));
    await expect(args.onHandOver).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Halden Court 82' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Ten minutes before its end it says how many are left. */
export const Ending: Story = {
  args: { pair: pairOf(0, 9.5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ending')).toBeVisible();
    await expect(canvas.getByText('10 min left')).toBeVisible();
  },
};

/** On another day the time has its day. */
export const AnotherDay: Story = {
  args: { pair: pairOf(1, 3 * 24 * 60) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Today/)).toBeNull();
  },
};

/** A count did not find the pair. */
export const Missing: Story = {
  args: { pair: pairOf(1, 240, { isMissing: true, bin: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing')).toBeVisible();
    await expect(canvas.getByText('No bin')).toBeVisible();
  },
};

/** It has ended: how, when and by whom, without the customer's name and without an action. */
export const Ended: Story = {
  args: { pair: pairOf(0, -10, { firstName: null, end: { how: 'let go', at: at(-10), by: 'Ines Calloway' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Let go')).toBeVisible();
    await expect(canvas.getByText(/, Ines Calloway$/)).toBeVisible();
    await expect(canvas.queryByText('Noor')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  },
};

/** A long first name and many holds, on a phone. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <Stack gap={8}>
        <HoldCard {...args} pair={pairOf(0, 240, { firstName: 'Maximiliane-Alexandra' })} />
        <HoldCard {...args} pair={pairOf(1, 5)} />
      </Stack>
    </div>
  ),
};

/** The states of a hold alone, for a panel: held, ending, missing, and how it ended. */
export const Stamps: Story = {
  render: () => (
    <Inline gap={8}>
      <HoldStamp end={null} isEnding={false} />
      <HoldStamp end={null} isEnding />
      <HoldStamp end={null} isEnding={false} isMissing />
      {(['handed over', 'let go', 'ran out'] as const).map((how) => (
        <HoldStamp key={how} end={{ how, at: at(-10), by: null }} isEnding={false} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const state of ['Held', 'Ending', 'Missing', 'Handed over', 'Let go', 'Time over'])
      await expect(canvas.getByText(state)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** For whom, and until when. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <HoldCard {...args} /> };

/** Reserved, but for whom? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Text>HC82-104-CF</Text>
      <Stamp state="held">Held</Stamp>
    </Inline>
  ),
};
