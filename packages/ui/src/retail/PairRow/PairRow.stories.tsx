import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { WaitingMark } from '../WaitingMark/WaitingMark.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { PairRow, type PairRowProps } from './PairRow.tsx';

const { size, sizeSystem, name, colourway, imageUrl, sku, barcode } = lines[0];

const meta = {
  title: 'Stockroom/PairRow',
  component: PairRow,
  parameters: {
    guide: {
      use: ['For the pairs of a bin, a count, a move, or of consigned stock.'],
      avoid: ["For the picker's list: use PickRow, where the bin comes first.", 'On the sales floor: use RequestCard.'],
      accessibility: [
        'An article named by product, size and colourway; the row whose panel is open is marked as current.',
        'Give each button in it a name with product and size.',
      ],
      content: ['One caption line; the end has a stamp, a time or buttons.'],
    } satisfies Guide,
  },
  args: { size, sizeSystem, name, colourway, sku, imageUrl, onOpen: fn() },
} satisfies Meta<typeof PairRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-12] The size first. The row opens its panel, the button does its own action. */
export const Example: Story = {
  args: {
    facts: <Code>{barcode}</Code>,
    end: (
      <Button size="s" isFill onPress={fn()}>
        Correct
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    // A press anywhere else on the row, also on its facts.
    const facts = canvas.getByText(barcode).getBoundingClientRect();
    const label = `${name} ${size} ${sizeSystem} ${colourway.name}`;
    const row = canvas.getByRole('article', { name: label }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: label })).toHaveAttribute('aria-current', 'false');
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', name);
    for (const [x, y] of [
      [row.left + 60, row.top + 20],
      [facts.left + 4, facts.bottom + 12],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(canvas.getByRole('button', { name: label }));
    }
  },
};

const MOVED = (
  <>
    From <Code>A-14-03</Code>, <Code>14:38</Code>
  </>
);

const box = (isChosen: boolean) => (
  <Checkbox isLabelHidden isSelected={isChosen} onChange={() => undefined}>
    Choose {name}
  </Checkbox>
);

const Table = (args: PairRowProps) => (
  <Stack gap={8}>
    <PairRow {...args} state="found" barcode={barcode} end={<Stamp state="found">Found</Stamp>} />
    <PairRow {...args} state="missing" end={<Stamp state="error">Missing</Stamp>} />
    <PairRow {...args} state="unexpected" end={<Stamp state="unexpected">Unexpected</Stamp>} />
    <PairRow
      {...args}
      state="queued"
      end={
        <WaitingMark number={2} action="Count">
          <Code>14:33</Code>
        </WaitingMark>
      }
    />
    <PairRow {...args} state="editing" isOpen />
    <PairRow {...args} state="saved" caption={MOVED} />
    <PairRow {...args} state="consigned" lead={box(true)} isChosen caption="Jonah Whitaker, asks $118.00" />
    <PairRow {...args} state="consigned" lead={box(false)} />
    <PairRow {...args} sku={null} name="A name that is much too long for the cell that it has been given in this row" />
  </Stack>
);

export const States: Story = { render: Table };
export const StatesDark: Story = { render: Table, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Size first, one caption line. */
export const Do: Story = {
  tags: ['do', '!dev'],
  args: { ...Example.args },
  render: (args) => <PairRow {...args} />,
};

/** Three buttons on each row. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  args: { ...Example.args },
  render: (args) => (
    <PairRow
      {...args}
      end={
        <Inline>
          <Button size="s">Move</Button>
          <Button size="s">Count</Button>
          <Button size="s">Print</Button>
        </Inline>
      }
    />
  ),
};
