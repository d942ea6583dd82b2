import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { picks } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PickGroup } from './PickGroup.tsx';
import { PickRow, type PickRowProps } from './PickRow.tsx';

const waiting = picks[2]!;

const NOW = Date.UTC(2025, 10, 21, 14, 32);
const REQUESTED = new Date(NOW - 17 * 60_000).toISOString();

const meta = {
  title: 'Stockroom/PickRow',
  component: PickRow,
  parameters: {
    guide: {
      use: [
        "For the picker's list: the bin first, then the size. Rows of one aisle in a PickGroup.",
        'With one row in the state next; its button is in PickDetail.',
      ],
      avoid: [
        'On the sales floor: use RequestCard, where the size comes first.',
        'With more than one row in the state next.',
      ],
      accessibility: [
        'An article named by product, bin and size; the open row is marked as current, and not only by colour.',
        'Its button names product and size; the check-out is announced.',
        'Sort by bin: screen readers then read the rows in walking order.',
      ],
      content: ['note says why a row is pending: "Not in bin". by is a person or a kiosk, at is a time of day.'],
    } satisfies Guide,
  },
  args: {
    bin: 'A-14-07',
    size: '9',
    sizeSystem: 'US M',
    name: 'Tarn Fell Runner',
    colourway: waiting.colourway,
    sku: 'TFR-2210-BE',
    by: 'Maren Okafor',
    at: '14:31',
    state: 'waiting',
    onCheckOut: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof PickRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-02] [W-03] The bin first. The row opens its detail, the button checks out. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check out Tarn Fell Runner, size 9' }));
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    // A press anywhere on the row.
    const name = `Tarn Fell Runner A-14-07 9 US M ${waiting.colourway.name}`;
    const row = canvas.getByRole('article', { name }).getBoundingClientRect();
    const hit = document.elementFromPoint(row.left + 60, row.top + 20);
    await expect(hit).toBe(canvas.getByRole('button', { name }));
  },
};

/** [W-14] For two minutes a check-out can be undone in the row; a press beside the button opens the detail. */
export const JustCheckedOut: Story = {
  args: { state: 'out', outAt: '14:32:07', onUndo: fn() },
  render: (args) => (
    <Stack gap={8}>
      {[752, 366].map((width) => (
        <div key={width} style={{ maxWidth: width }}>
          <PickRow {...args} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Undo check-out of Tarn Fell Runner, size 9' });
    await userEvent.click(button!);
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    // The button is as high as a finger needs, and the row no higher than the others.
    await expect(button!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const Table = (args: PickRowProps) => (
  <PickGroup title="Aisle A" note="3 to pick">
    <PickRow
      {...args}
      state="waiting"
      kind="try-on"
      customerNumber={112}
      age={<RelativeTime since={REQUESTED} now={NOW} lateAfterMs={600_000} />}
    />
    <PickRow {...args} state="out" outAt="14:32:07" />
    <PickRow {...args} bin="A-14-03" size="10.5" state="next" isOpen />
    <PickRow {...args} shelf="3" kind="replenishment" />
    <PickRow {...args} isPending />
    <PickRow {...args} state="pending" note="Not in bin" />
    <PickRow
      {...args}
      bin={null}
      sku={null}
      name="A name that is much too long for the cell that it has been given in this row"
    />
  </PickGroup>
);

const openStates = [
  ['waiting', 'Ostra Tide Low'],
  ['next', 'Halden Court 82'],
  ['out', 'Kurobe Dam High'],
  ['pending', 'Brask Scree Trail'],
] as const;

/** The open row is visible in every state, and a pending row keeps its stamp when it is next. */
export const Open: Story = {
  render: (args) => (
    <PickGroup title="Aisle A">
      {openStates.map(([state, name]) => (
        <PickRow
          key={state}
          {...args}
          customerNumber={112}
          name={name}
          state={state}
          isAside={state === 'next'}
          isOpen
          outAt="14:32:07"
        />
      ))}
      <PickRow {...args} isOpen={false} />
    </PickGroup>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (name: string) =>
      getComputedStyle(
        within(canvas.getByRole('article', { name: new RegExp(`^${name} `) })).getByText(waiting.sizeSystem)
          .parentElement!,
      );
    for (const [, name] of openStates) {
      await expect(sizeOf(name).backgroundColor).not.toBe(sizeOf('Tarn Fell Runner').backgroundColor);
    }
    const next = within(canvas.getByRole('article', { name: /^Halden Court 82 / }));
    await expect(next.getByText('Next pick')).toBeVisible();
    await expect(next.getByText('Pending')).toBeVisible();
  },
};

/** Rows are 88 px high beside a panel, 76 on a tablet and 82 on a phone: a long requester is cut at its end. */
export const LongNames: Story = {
  args: { by: 'Maren Okafor, Kiosk Mezzanine', at: '16:22', customerNumber: 112 },
  render: (args) => (
    <Stack gap={8}>
      {[752, 536, 366].map((width) => (
        <div key={width} style={{ maxWidth: width }}>
          <PickRow {...args} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(heights).toEqual([88, 76, 82]);
    for (const by of canvas.getAllByText('Maren Okafor, Kiosk Mezzanine')) {
      await expect(by.scrollHeight).toBeLessThanOrEqual(by.clientHeight);
    }
  },
};

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
export const LargeText: Story = { globals: { textSize: '200' } };

/** [W-09, W-10, W-13] Who holds or has finished a line, and what waits on this device. Only a note makes a row higher. */
export const OfOthersAndKept: Story = {
  args: { onCheckOut: fn() },
  render: (args) => (
    <PickGroup title="Aisle A" note="1 to pick">
      <PickRow {...args} state="waiting" kind="replenishment" />
      <PickRow {...args} state="held" heldBy="Petra Lindqvist" />
      <PickRow {...args} state="finished" finished={{ word: 'Checked out', by: 'Petra Lindqvist' }} />
      <PickRow {...args} state="queued" queued={{ number: 1, action: 'Check out', at: '14:32' }} />
      <PickRow {...args} state="queued" queued={{ number: 2, action: 'Check out', at: '14:33' }} onUndo={fn()} />
      <PickRow {...args} state="conflict" />
      <PickRow {...args} state="away" outAt="14:32:07" />
      <PickRow
        {...args}
        state="pending"
        note="Pair 2048177304161 was not in A-14-03. Take 2048177304178 from B-02-11."
      />
    </PickGroup>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article');
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    const [noted, ...others] = heights.toReversed();
    await expect(new Set(others).size).toBe(1);
    await expect(noted).toBeGreaterThan(others[0]!);
    await expect(canvas.getAllByRole('button', { name: /^Check out / })).toHaveLength(1);
    await expect(canvas.getByText('Waiting, 14:32')).toBeVisible();
    await expect(canvas.getAllByText('Petra Lindqvist')).toHaveLength(2);
  },
};

/** One row is next. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <PickRow {...args} state="next" />,
};

/** Two rows are next. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <Stack gap={0}>
      <PickRow {...args} state="next" />
      <PickRow {...args} state="next" />
    </Stack>
  ),
};
