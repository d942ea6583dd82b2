import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RequestCard, type RequestCardProps } from './RequestCard.tsx';

const meta = {
  title: 'Sales floor/RequestCard',
  component: RequestCard,
  parameters: {
    guide: {
      use: [
        "For a requested pair, in the associate's three lists: request, pending, checked out.",
        'In a List with an estimated height of 120 and a gap of 8.',
      ],
      avoid: [
        'In the stockroom: use PickRow, where the bin comes first.',
        'For a checked-out pair in the warehouse: use DispatchCard, which says to whom and since when.',
        'For a second action: a label has one. Further actions belong in the detail.',
      ],
      anatomy: [
        ['Label', 'A BoxLabel with size, product and barcode.'],
        ['Stamp', 'The state: request, pending, consigned. A checked-out pair has none: its tab says it.'],
        ['Fields', 'SKU, who requested it, "Consigned" if the stamp does not say it, and since when.'],
        ['People', 'With since: the associate, the delivery spot, the note and the age instead of the codes.'],
        ['Own line', 'Without owner: SKU and barcode instead of a face that each line would have.'],
        ['Checkbox', 'With onChosenChange: chooses the line together with others.'],
        ['Action', 'The most urgent one that is possible: Accept, Choose, Add, Cancel Request, Nudge, Send back.'],
      ],
      accessibility: [
        'An article named by product and size; the name of its button contains both.',
        'After adding, the button keeps the focus, says "In cart" and is pressed.',
        '"Consigned" is a text: the stamp in status 1, a field later.',
      ],
      content: [
        'from is a kiosk or a short name: "Kiosk Front door", "Floor, M. Okafor". at is a time of day, 24 hours.',
      ],
    } satisfies Guide,
  },
  args: { line: lines[2], status: '1', onAdd: fn(), onCancel: fn() },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-01] One press adds an accepted pair to the request cart. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Requested')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Kurobe Dam High, size 11.5' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** [Z-01] An accepted pair has no barcode until it is looked up: a dash, and a text for screen readers. */
export const NotLookedUp: Story = {
  args: { line: { ...lines[2], barcode: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No barcode yet' })).toHaveTextContent('–');
  },
};

/** In the cart: the button keeps the focus after the press. */
export const InCart: Story = {
  args: { isInCart: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'In cart: Kurobe Dam High, size 11.5' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** [Z-04] A placed request can be cancelled; the stamp says Pending [Z-07]. */
export const Pending: Story = {
  args: { status: '2' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByText('Placed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Request: Kurobe Dam High, size 11.5' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** While the action runs, a second press does nothing. */
export const Cancelling: Story = {
  args: { status: '2', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel Request/ }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** [Z-07] Checked out, without an action. */
export const CheckedOut: Story = {
  args: { status: '3' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Checked out')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const now = Date.UTC(2026, 2, 12, 18, 24);
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

/** [Z-07] One's own pairs: codes instead of a face, and several can be chosen. */
export const Own: Story = {
  args: { status: '3', now, onOpen: fn(), onSendBack: fn(), onChosenChange: fn() },
  render: (args) => (
    <Stack gap={8}>
      <RequestCard {...args} isChosen line={{ ...lines[2], customerNumber: 112, spot: 'Bench 2', since: before(3) }} />
      <RequestCard
        {...args}
        line={{
          ...lines[0],
          customerNumber: 109,
          spot: 'Front door',
          requestNote: 'Left foot is wider',
          since: before(12),
        }}
      />
      <RequestCard {...args} status="2" line={{ ...lines[1], customerNumber: 112, since: before(4) }} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('KDH-077-OC')).toBeVisible();
    await expect(canvas.queryByText('Nobody yet')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose Kurobe Dam High/ }));
    await expect(args.onChosenChange).toHaveBeenCalledWith(false);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const OwnOnAPhone: Story = {
  ...Own,
  play: async ({ canvasElement }) => {
    for (const age of canvasElement.querySelectorAll('dd time')) {
      const cell = age.closest('dd')!.getBoundingClientRect();
      await expect(age.getBoundingClientRect().right, age.textContent).toBeLessThanOrEqual(cell.right + 1);
    }
  },
  decorators: [
    (OwnList) => (
      <div style={{ maxWidth: 366 }}>
        <OwnList />
      </div>
    ),
  ],
};

/** [Z-07] A placed consigned pair: bar and stamp show Pending, a field shows Consigned. */
export const ConsignedPending: Story = {
  args: { status: '2' },
  render: (args) => (
    <Stack gap={8}>
      <RequestCard {...args} line={{ ...lines[2], consigned: true }} />
      <RequestCard {...args} line={{ ...lines[2], consigned: false }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pending')).toHaveLength(2);
    await expect(canvas.getByText('Consigned')).toBeVisible();
    const labels = canvas.getAllByRole('article').map((label) => label.firstElementChild!);
    const [consigned, owned] = labels.map((label) => getComputedStyle(label, '::before').backgroundColor);
    await expect(consigned).toBe(owned);
  },
};

const ines = { name: 'Ines Calloway' };

/** [K-11, K-12, Z-09] The team's list: who has it, where it goes, what was noted, for how long it waits. */
export const Team: Story = {
  render: (args) => {
    const common = { now, lateAfterMs: 600_000, onOpen: args.onOpen };
    return (
      <Stack gap={8}>
        <RequestCard
          {...common}
          isOpen
          status="2"
          exception="unavailable"
          onChoose={fn()}
          line={{
            ...lines[2],
            customerNumber: 112,
            owner: ines,
            spot: 'Bench 1',
            requestNote: 'Wants a wide toe box',
            since: before(12),
          }}
        />
        <RequestCard
          {...common}
          status="1"
          exception="waiting"
          onAccept={fn()}
          line={{ ...lines[1], customerNumber: 116, owner: null, since: before(2) }}
        />
        <RequestCard
          {...common}
          status="2"
          onNudge={fn()}
          line={{
            ...lines[0],
            owner: { name: 'Maren Okafor' },
            spot: 'Bench 3',
            requestNote: 'Left foot is wider',
            since: before(4),
          }}
        />
        <RequestCard
          {...common}
          status="2"
          isNudged
          line={{ ...lines[3], owner: ines, spot: 'Mezzanine', since: before(9) }}
        />
        <RequestCard {...common} status="3" onSendBack={fn()} line={{ ...lines[4], owner: ines, since: before(1) }} />
        <RequestCard
          {...common}
          status="3"
          exception="coming-back"
          line={{ ...lines[1], owner: ines, since: before(40) }}
        />
      </Stack>
    );
  },
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^since \d\d:\d\d$/)).toHaveLength(2);
    await expect(canvas.getByText('Customer 112')).toBeInTheDocument();
    await expect(canvas.getByText('Nobody yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept Tarn Fell Runner, size 9' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nudged: Brask Scree Trail, size 7' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Halden Court 82' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const TeamOnAPhone: Story = {
  ...Team,
  decorators: [
    (TeamList) => (
      <div style={{ maxWidth: 366 }}>
        <TeamList />
      </div>
    ),
  ],
};

const Table = (args: RequestCardProps) => (
  <Stack gap={8}>
    {(['1', '2', '3'] as const).map((status) =>
      [lines[1], lines[3]].map((line) => (
        <RequestCard key={`${status}${line.sku}`} {...args} line={line} status={status} />
      )),
    )}
    <RequestCard {...args} line={{ ...lines[0], sku: null, barcode: null, imageUrl: '' }} />
  </Stack>
);

/** Store-owned and consigned pairs in all three states; the last one has no SKU, barcode or picture. */
export const Variants: Story = { render: Table };
export const VariantsDark: Story = { render: Table, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // [Z-07] Consigned is always a text: first the stamp, then a field.
    const texts = canvas.getAllByText('Consigned');
    await expect(texts).toHaveLength(3);
    for (const text of texts) await expect(text.getBoundingClientRect().width).toBeGreaterThan(20);
    // The requester is shown in full, beside Cancel Request, too.
    for (const from of canvas.getAllByText(/^Kiosk /)) {
      await expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
      await expect(from.scrollHeight).toBeLessThanOrEqual(from.clientHeight);
    }
    for (const sku of canvas.getAllByText('TFR-2210-BE')) {
      await expect(sku.parentElement!.scrollWidth).toBeLessThanOrEqual(sku.parentElement!.clientWidth);
    }
  },
};

/** One label, one action. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <RequestCard {...args} />,
};

/** Actions below the label belong to which one? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <Stack gap={8}>
      <RequestCard {...args} />
      <Inline>
        <Button size="s">Cancel</Button>
        <Button size="s">Nudge</Button>
      </Inline>
    </Stack>
  ),
};
