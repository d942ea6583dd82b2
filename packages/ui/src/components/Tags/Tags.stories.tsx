import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stamp } from '../Stamp/Stamp.tsx';
import { Tags, type TagItem } from './Tags.tsx';

const items: TagItem[] = [
  { id: 'gift', label: 'Gift' },
  { id: 'display', label: 'On display' },
  { id: 'box', label: 'Without box' },
];

const meta = {
  title: 'Forms/Tags',
  component: Tags,
  parameters: {
    guide: {
      use: [
        'For words that people give to a thing and take away: labels of a product, recipients of a message.',
        'Below a ComboBox or a Select, which adds one: together they choose several of many.',
      ],
      avoid: [
        'For the active filters of a list: use FilterChips.',
        'For a few choices that are all shown: use CheckboxGroup. For a class that nobody changes: use Badge.',
      ],
      keyboard: [
        ['Tab', 'To the tags, and on; they are one stop.'],
        ['Left, Right', 'Go from tag to tag.'],
        ['Delete, Backspace', 'Removes the tag. The focus moves to the next one.'],
      ],
      accessibility: ['A grid named by its label, with a row for each tag and a button that removes it.'],
      content: ['One or two words each. label says of what: "Labels of the parcel".'],
    } satisfies Guide,
  },
  args: { label: 'Labels of the parcel', items, onRemove: fn() },
  render: function Removing({ onRemove, ...args }) {
    const [left, setLeft] = useState(args.items);
    return (
      <Tags
        {...args}
        items={left}
        onRemove={(id) => {
          setLeft(left.filter((item) => item.id !== id));
          onRemove?.(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Tags>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Removed by button and by key; the focus stays among the tags. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    await step('by its button', async () => {
      const [remove] = canvas.getAllByRole('button');
      await expect(remove!.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await userEvent.click(remove!);
      await expect(args.onRemove).toHaveBeenLastCalledWith('gift');
    });
    await step('by key', async () => {
      await userEvent.click(canvas.getByRole('row', { name: 'On display' }));
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('display');
      await expect(canvas.getByRole('row', { name: 'Without box' })).toHaveFocus();
    });
    await step('and none is left', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(canvas.getByText('None')).toBeVisible();
    });
  },
};

/** Tags that cannot be removed, and a long one. */
export const Fixed: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Tags
        label="Labels of the parcel"
        items={[...items, { id: 'long', label: 'From the store at the corner of Canal Street and Lafayette' }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('grid').scrollWidth).toBeLessThanOrEqual(240);
  },
};
export const Dark: Story = { ...Fixed, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { label: 'وسوم الطرد', items: [] }, globals: { locale: 'ar-EG' } };

/** Each can be taken away. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Tags label="Labels of the parcel" items={items} onRemove={() => {}} />,
};

/** The status of a pair is no tag. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline gap={8}>
      <Stamp state="request">Gift</Stamp>
      <Stamp state="request">On display</Stamp>
    </Inline>
  ),
};
