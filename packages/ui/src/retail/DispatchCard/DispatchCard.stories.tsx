import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines, notificationsNow } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { DispatchCard, type DispatchCardPair, type DispatchCardProps } from './DispatchCard.tsx';

const minutesAgo = (minutes: number) => new Date(notificationsNow - minutes * 60_000).toISOString();
const pairOf = (index: number, minutes: number): DispatchCardPair => {
  const { from, at: _at, consigned: _consigned, ...label } = lines[index]!;
  return { ...label, to: 'Maren Okafor', from, since: minutesAgo(minutes) };
};

const meta = {
  title: 'Stockroom/DispatchCard',
  component: DispatchCard,
  parameters: {
    guide: {
      use: [
        'For a checked-out pair: the customer, who has it, and since when.',
        'With lateAfterMs to ask for pairs that should be back: the card says "Find it".',
      ],
      avoid: ['For a pair that is not checked out: use RequestCard.', 'To pick: use PickRow.'],
      accessibility: [
        'An article named by product, size and colourway; the open row is the current one.',
        'Its buttons name product and size. Use one now for the whole list.',
      ],
      content: ['to is who has it now; spot is where it is brought to; set from only if someone else requested it.'],
    } satisfies Guide,
  },
  args: {
    pair: pairOf(0, 12),
    now: notificationsNow,
    lateAfterMs: 3_600_000,
    onSelect: fn(),
    onTakeBack: fn(),
    onHandOver: fn(),
  },
} satisfies Meta<typeof DispatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const inWidth = (width: number) => ({
  render: (args: DispatchCardProps) => (
    <div style={{ maxWidth: width }}>
      <DispatchCard {...args} />
    </div>
  ),
});

/** [W-04] What is checked out, who has it and since when; the buttons take it back or hand it over. */
export const Example: Story = {
  ...inWidth(1144),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: /Halden Court 82/ })).toBeVisible();
    await expect(canvas.getByText('Maren Okafor')).toBeVisible();
    await expect(canvas.getByText('for Kiosk Front door')).toBeVisible();
    await expect(canvas.getByText('12 min')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back Halden Court 82, size 10.5' }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over Halden Court 82, size 10.5' }));
    await expect(args.onHandOver).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Out for a long time: a caution in words. */
export const Late: Story = {
  args: { pair: pairOf(1, 190) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Find it')).toBeVisible();
  },
};

/** Minimal data: no SKU, barcode or time; the associate who has it requested it. */
export const Bare: Story = {
  args: {
    pair: { ...pairOf(2, 0), sku: null, barcode: null, from: 'Maren Okafor', since: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maren Okafor')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

/** [C-10] For a customer of a kiosk the number has a cell; it says for whom the pair is. */
export const ForACustomer: Story = {
  args: { pair: { ...pairOf(0, 12), customerNumber: 112, spot: 'Bench 2' } },
  ...inWidth(752),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Customer 112')).toBeInTheDocument();
    await expect(canvas.getByText('Bench 2')).toBeVisible();
    await expect(canvas.queryByText('for Kiosk Front door')).toBeNull();
  },
};

/** 8 px apart, like all rows. */
export const Several: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[0, 1, 2].map((index) => (
        <DispatchCard key={index} {...args} pair={pairOf(index, index * 40)} />
      ))}
    </Stack>
  ),
};

/** Rows are 80 px high beside a panel, 72 on a tablet and 82 on a phone; a long name is one line. */
export const Widths: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[752, 536, 366].map((width) => (
        <div key={width} style={{ maxWidth: width }}>
          <DispatchCard
            {...args}
            pair={{
              ...args.pair,
              name: 'Lowland Polder High',
              customerNumber: 105,
              to: 'Noor Haddad',
              spot: 'Fitting 2',
            }}
          />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().height));
    await expect(heights).toEqual([80, 72, 82]);
    for (const button of canvas.queryAllByRole('button', { name: /^Take back/ }))
      await expect(button).not.toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** To whom, and since when. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <DispatchCard {...args} />,
};

/** Out, but with whom? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Text>HC82-104-CF</Text>
      <Stamp state="out">Out</Stamp>
    </Inline>
  ),
};
