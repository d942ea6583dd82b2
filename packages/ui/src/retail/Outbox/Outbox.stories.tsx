import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Outbox } from './Outbox.tsx';

const makeItMine = fn();

const conflict = {
  id: 9,
  name: 'Brask Scree Trail',
  size: '7',
  bin: 'B-02-11',
  at: '14:27',
  text: 'Petra Lindqvist checked this pair out at 14:26. Do you have the box in your hands?',
  answers: [
    { label: 'I have it, make it mine', onPress: makeItMine },
    { label: 'Drop it', onPress: fn() },
  ],
};

const meta = {
  title: 'Stockroom/Outbox',
  component: Outbox,
  parameters: {
    guide: {
      use: ['In the panel beside a pick list, while writes are kept on the device: offline, or after a refusal.'],
      avoid: ['For writes that are answered at once: show their result in the row.'],
      accessibility: [
        'A conflict is an article named by the product; what happened is a status, so it is read out.',
        'The list is ordered, so screen readers say the numbers.',
      ],
      content: [
        'A conflict says who did what and when, then asks what the user has to know.',
        'An answer names its result: "I have it, make it mine".',
      ],
    } satisfies Guide,
  },
  args: {
    conflicts: [],
    entries: [
      { id: 1, action: 'Check out', name: 'Ostra Tide Low', size: '8.5', bin: 'A-09-12', at: '14:32' },
      { id: 2, action: 'Check out', name: 'Halden Court 82', size: '10.5', bin: 'A-14-03', at: '14:33' },
      { id: 3, action: 'Check in', name: 'Lowland Polder High', size: '12', bin: 'B-07-04', at: '14:34' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 392, minHeight: 480, display: 'grid' }}>
      <Outbox {...args} />
    </div>
  ),
} satisfies Meta<typeof Outbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-13] What waits, in the order in which it is sent. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(within(rows[0]!).getByText('Ostra Tide Low')).toBeVisible();
    await expect(canvas.getByText(/Kept on this device/)).toBeVisible();
  },
};

/** [W-13] A conflict is on top and is answered on its own. */
export const WithConflict = {
  args: { conflicts: [conflict] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Brask Scree Trail' });
    await expect(within(card).getByRole('status')).not.toBeEmptyDOMElement();
    await userEvent.click(within(card).getByRole('button', { name: 'I have it, make it mine' }));
    await expect(makeItMine).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** [W-13] Above a list, where no panel beside it shows them. */
export const ConflictsOnly: Story = {
  args: { conflicts: WithConflict.args.conflicts },
  render: ({ conflicts }) => (
    <div style={{ maxWidth: 366 }}>
      <Outbox conflicts={conflicts} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I have it, make it mine' })).toBeVisible();
    await expect(canvas.queryByText('Waiting, in order')).toBeNull();
  },
};

/** [W-13, W-14] After hundreds of scans without network only the entries in sight are drawn. */
export const Hundreds: Story = {
  args: { entries: Array.from({ length: 250 }, (_, at) => ({ ...meta.args.entries[at % 3]!, id: at + 1 })) },
  render: (args) => (
    <div style={{ height: 600, overflow: 'auto' }}>
      <Outbox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250')).toBeVisible();
    const drawn = await canvas.findAllByRole('listitem');
    await expect(drawn.length).toBeLessThan(30);
    await expect(drawn[0]).toHaveAttribute('aria-setsize', '250');
  },
};

/** The second one is being sent. */
export const Sending: Story = {
  args: {
    entries: meta.args.entries.map((entry) => ({ ...entry, isSending: entry.id === 2 })),
    note: 'Last contact 14:29, next try in 18 s.',
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(within(second!).getByRole('progressbar', { name: 'Sending' })).toBeVisible();
    await expect(within(first!).queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByText('Last contact 14:29, next try in 18 s.')).toBeVisible();
  },
};
export const Dark: Story = { ...WithConflict, globals: { theme: 'dark' } };

/** Conflicts first: they need an answer. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <Outbox
      {...args}
      conflicts={[
        {
          id: 9,
          name: 'Brask Scree Trail',
          size: '7',
          bin: 'B-02-11',
          at: '14:27',
          text: 'Petra Lindqvist checked this pair out at 14:26. Do you have the box in your hands?',
          answers: [
            { label: 'I have it, make it mine', onPress: () => {} },
            { label: 'Drop it', onPress: () => {} },
          ],
        },
      ]}
    />
  ),
};

/** Which ones, and what now? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Banner severity="critical" title="3 writes failed" />,
};
