import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from './Select.tsx';

const items = [
  { id: 'canal', label: 'Canal Street', description: '214 pairs on the sales floor' },
  { id: 'bedford', label: 'Bedford Avenue', description: '88 pairs on the sales floor' },
  { id: 'harbour', label: 'Harbour Depot', description: 'No sales floor', isDisabled: true },
  { id: 'juniper', label: 'Juniper Row', description: '131 pairs on the sales floor' },
  { id: 'linden', label: 'Linden Arcade', description: '96 pairs on the sales floor' },
  { id: 'mill', label: 'Mill Lane', description: '152 pairs on the sales floor' },
  { id: 'orchard', label: 'Orchard Place', description: '73 pairs on the sales floor' },
  { id: 'station', label: 'Station Square', description: '187 pairs on the sales floor' },
];
const aisles = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id, label: `Aisle ${id}` }));

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    guide: {
      use: [
        'For one of about five to twenty known things: a reason, a location, the end of a shift.',
        'With a second line where the name alone is ambiguous.',
        'For the order of a list ("Oldest first"), also for two orders: it is seldom changed, and it stands beside a SegmentedControl that chooses what the list shows.',
      ],
      avoid: [
        'For two to four in a form or a filter: use RadioGroup or SegmentedControl, which show all of them.',
        'For more than about twenty: use ComboBox.',
        'For actions: use Menu.',
      ],
      keyboard: [
        ['Enter, Space, Down', 'Open the list on what is chosen.'],
        ['Letters', 'Jump to the item that begins with them.'],
        ['Enter, Tab', 'Choose the item; Tab also moves on.'],
        ['Escape', 'Closes and leaves it as it was.'],
      ],
      accessibility: [
        'Named by its label, which stays in sight unless isLabelHidden; description and error are read with it.',
        "Within a Form give it a name, so that the server's errors find it.",
      ],
      content: ['The placeholder asks: "Choose one". Items are nouns in an order people know, not the database\'s.'],
    } satisfies Guide,
  },
  args: { label: 'Location', items, value: 'canal', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-08] The location in use is changed, with a finger or the keyboard. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: /Location/ });
    await step('opens with the keyboard on what is chosen; letters jump', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      const list = await screen.findByRole('listbox');
      await waitFor(() => expect(within(list).getByRole('option', { name: /Canal Street/ })).toHaveFocus());
      await userEvent.keyboard('b');
      await waitFor(() => expect(within(list).getByRole('option', { name: /Bedford Avenue/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('bedford');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveTextContent('Bedford Avenue');
    });
    await step('Escape leaves it as it is', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowUp}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** As it looks when open: a location that cannot be chosen says why. */
export const Open: Story = {
  args: { description: 'Where you work today' },
  // A list is drawn outside of its field: in a docs page it stays in the window of the story.
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Location/ }).click();
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: /Harbour Depot/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A hidden label: the icon says what the value is. */
export const Icon: Story = {
  args: { isLabelHidden: true, icon: icons.mapPin },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Location/ })).toHaveTextContent('Canal Street');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <Select label="Location" items={items} value={undefined} onChange={fn()} description="Where you work today" />
      <Select
        label="Aisle"
        items={aisles}
        value={undefined}
        onChange={fn()}
        errorMessage="Choose the aisle of the bin."
      />
      <Select label="Store" items={items} value="canal" onChange={fn()} isDisabled />
    </Stack>
  ),
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

/** Some known values. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Select
      label="Reason"
      items={['Not in the bin', 'Damaged', 'Wrong size in the box', 'Sold meanwhile', 'Other'].map((label) => ({
        id: label,
        label,
      }))}
      value="Damaged"
      onChange={() => {}}
    />
  ),
};

/** Actions: use Menu. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Select
      label="Action"
      items={[
        { id: 'm', label: 'Move' },
        { id: 'd', label: 'Delete' },
      ]}
      value="m"
      onChange={() => {}}
    />
  ),
};

/** The order looks different from what chooses the pairs. */
export const DoOrderBesideTabs: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline justify="between">
      <SegmentedControl
        label="Pairs"
        items={[
          { id: 'i', label: 'Incoming' },
          { id: 's', label: 'Sold' },
        ]}
        value="i"
        onChange={() => {}}
      />
      <Select
        label="Order"
        isLabelHidden
        items={[
          { id: 'o', label: 'Oldest first' },
          { id: 'n', label: 'Newest first' },
        ]}
        value="o"
        onChange={() => {}}
      />
    </Inline>
  ),
};

/** The order looks like a second filter. */
export const DontOrderAsTabs: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline justify="between">
      <SegmentedControl
        label="Pairs"
        items={[
          { id: 'i', label: 'Incoming' },
          { id: 's', label: 'Sold' },
        ]}
        value="i"
        onChange={() => {}}
      />
      <SegmentedControl
        label="Order"
        items={[
          { id: 'o', label: 'Oldest first' },
          { id: 'n', label: 'Newest first' },
        ]}
        value="o"
        onChange={() => {}}
      />
    </Inline>
  ),
};
