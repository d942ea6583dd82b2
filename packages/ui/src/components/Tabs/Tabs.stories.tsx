import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: '1', label: 'Request', count: 5 },
  { id: '2', label: 'Pending', count: 3 },
  { id: '3', label: 'Checked out', count: 12 },
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
      doAndDont: [
        {
          do: [
            '<Tabs label="Requests" items={[{ id: "1", label: "Request", count: 4 }, { id: "2", label: "Pending", count: 2 }]} value="1" onChange={() => {}}><Text>4 requests</Text></Tabs>',
            'Lists of one kind; the counts help to choose.',
          ],
          dont: [
            '<Tabs label="Steps" items={[{ id: "1", label: "1. Scan" }, { id: "2", label: "2. Check" }, { id: "3", label: "3. Send" }]} value="1" onChange={() => {}}><Text>First step</Text></Tabs>',
            'Steps in an order: tabs may be pressed in any order.',
          ],
        },
      ],
      anatomy: [
        ['Tabs', 'Word and count; a bar under the chosen one.'],
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
  args: { label: 'Requests by status', items, value: '1', onChange: fn(), children: null },
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
        <Text>List {chosen}</Text>
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
      await userEvent.click(canvas.getByRole('tab', { name: 'Pending 3' }));
      await expect(canvas.getByRole('tab', { name: 'Pending 3' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name: 'Pending 3' })).toHaveTextContent('List 2');
    });
    await step('arrows go round, Home and End to the ends', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{Home}{ArrowLeft}');
      await expect(args.onChange).toHaveBeenCalledTimes(6);
      const order = (args.onChange as ReturnType<typeof fn>).mock.calls.map(([id]) => id as string);
      await expect(order).toEqual(['2', '3', '1', '3', '1', '3']);
      await expect(canvas.getByRole('tab', { name: 'Checked out 12' })).toHaveFocus();
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
    canvas.getByRole('tab', { name: 'Request 5' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Pending 3' })).toHaveFocus();
  },
};
