import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { ComboBox } from './ComboBox.tsx';

const items = ['A', 'B', 'C', 'D']
  .flatMap((aisle) => ['02-11', '07-02', '09-12', '14-03', '18-07', '22-01'].map((place) => `${aisle}-${place}`))
  .map((id) => ({ id, label: id }));

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: {
    guide: {
      use: [
        'For one of many, found by typing a part of its name: a bin, a person, a brand.',
        'For up to about a hundred items; longer lists are searched by the server.',
      ],
      avoid: [
        'For up to about twenty items: use Select.',
        'For free text: use TextField. A text without a match is reset on leaving.',
        'For several: use FilterMenu.',
      ],
      keyboard: [
        ['Letters', 'Open the list and narrow it.'],
        ['Up, Down', 'Mark an item; the focus stays in the field.'],
        ['Enter', 'Takes the marked item.'],
        ['Escape', 'Closes; a text without a match is reset.'],
      ],
      accessibility: [
        'A combobox: the number of items and the marked one are read out, and "No results found" where there is none.',
        'Emptying the text calls onChange with undefined: say in the label whether an empty field is allowed.',
      ],
      content: ['The placeholder says what to do: "Type to search". The label is a noun.'],
    } satisfies Guide,
  },
  args: { label: 'Bin', items, value: undefined, placeholder: 'Type to search', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [value, setValue] = useState<string | undefined>(args.value);
    return (
      <ComboBox
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [W-05] A bin is found by a part of its name; a text without a match is reset. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Bin' });
    await step('finds by a part of the name and takes with Enter', async () => {
      await userEvent.click(box);
      await userEvent.keyboard('18');
      const list = await screen.findByRole('listbox');
      await expect(within(list).getAllByRole('option')).toHaveLength(4);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('B-18-07');
      await waitFor(() => expect(box).toHaveValue('B-18-07'));
    });
    await step('says when there is nothing, and goes back on leaving', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('zz');
      await waitFor(() => expect(screen.getByText('No results found')).toBeVisible());
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** As it looks when open: typing narrows the list. */
export const Open: Story = {
  // A list is drawn outside of its field: in a docs page it stays in the window of the story.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bin' }), 'A-');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(6);
  },
  args: { description: 'Aisle, bay and position' },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** Dozens of values, found by typing. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <ComboBox label="Bin" items={[{ id: 'A', label: 'A-14-03' }]} value="A" onChange={() => {}} />,
};

/** Two values: use SegmentedControl. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <ComboBox
      label="Day or week"
      items={[
        { id: 'd', label: 'Day' },
        { id: 'w', label: 'Week' },
      ]}
      value="d"
      onChange={() => {}}
    />
  ),
};
