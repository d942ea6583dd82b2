import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const lists: Readonly<Record<string, readonly string[]>> = {
  request: ['Halden Court 82, 10.5', 'Tarn Fell Runner, 9', 'Kurobe Dam High, 11.5'],
  pending: ['Brask Scree Trail, 7', 'Halden Relay Mid, 9.5'],
  out: ['Halden Court 82, 8', 'Tarn Fell Runner, 10', 'Lowland Pier, 6', 'Kurobe Dam High, 12'],
};
const items = [
  { id: 'request', label: 'Request', count: 3 },
  { id: 'pending', label: 'Pending', count: 2 },
  { id: 'out', label: 'Checked out', count: 4 },
];

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      use: [
        'For two to five lists of which one is shown: Request, Pending, Checked out.',
        'With counts where they help to choose; undefined reserves the space until the count is known.',
      ],
      avoid: [
        'For ways to see the same list: use SegmentedControl.',
        "For pages with addresses of their own kind: use AppShell's sections or Links.",
      ],
      anatomy: [
        ['Tabs', 'Word and count; a bar under the chosen one.'],
        ['End, below', 'Tools in the row of the tabs, and active filters below it; with these the row stays in sight.'],
        ['Panel', 'The list of the chosen tab.'],
      ],
      keyboard: [
        ['Left, Right', 'Choose at once and go round.'],
        ['Home, End', 'First and last tab.'],
        ['Tab', 'From the chosen tab into its content.'],
      ],
      accessibility: [
        'A tab list named by label, with a panel named by the chosen tab.',
        'Arrows choose at once: a panel that takes long to load needs Skeletons, or the keyboard waits.',
      ],
      content: ['One or two words each, of one kind: all nouns or all states.'],
    } satisfies Guide,
  },
  args: { label: 'Requests by status', items, value: 'request', onChange: fn(), children: null },
  argTypes: { children: { control: false } },
  render: function Lists({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <Tabs
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      >
        <Stack gap={8}>
          {lists[chosen]?.map((pair) => (
            <Text key={pair}>{pair}</Text>
          ))}
        </Stack>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the Tab key; arrows, Home and End choose. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Pending 2' }));
      await expect(canvas.getByRole('tab', { name: 'Pending 2' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name: 'Pending 2' })).toHaveTextContent('Brask Scree Trail, 7');
    });
    await step('arrows go round, Home and End to the ends', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{Home}{ArrowLeft}');
      await expect(args.onChange).toHaveBeenCalledTimes(6);
      const order = (args.onChange as ReturnType<typeof fn>).mock.calls.map(([id]) => id as string);
      await expect(order).toEqual(['pending', 'out', 'request', 'out', 'request', 'out']);
      await expect(canvas.getByRole('tab', { name: 'Checked out 4' })).toHaveFocus();
    });
    await step('the next stop is the content', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

/** Arrows follow the eye. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Request 3' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Pending 2' })).toHaveFocus();
  },
};

/** Lists of one kind; the counts help to choose. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Tabs
      label="Requests"
      items={[
        { id: '1', label: 'Request', count: 4 },
        { id: '2', label: 'Pending', count: 2 },
      ]}
      value="1"
      onChange={() => {}}
    >
      <Text>4 requests</Text>
    </Tabs>
  ),
};

/** Steps in an order: tabs may be pressed in any order. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Tabs
      label="Steps"
      items={[
        { id: '1', label: '1. Scan' },
        { id: '2', label: '2. Check' },
        { id: '3', label: '3. Send' },
      ]}
      value="1"
      onChange={() => {}}
    >
      <Text>First step</Text>
    </Tabs>
  ),
};
