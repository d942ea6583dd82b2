import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { EditableList, type EditableListProps } from './EditableList.tsx';

const meta = {
  title: 'Collections/EditableList',
  component: EditableList,
  parameters: {
    guide: {
      use: ['For up to about 50 things with a name that people maintain in place: delivery spots, kiosks.'],
      avoid: ['For records with several fields: use DataTable and a Panel.', 'For long lists: use List.'],
      anatomy: [
        ['Row', 'The name and its buttons.'],
        ['Form', 'In the place of the row while the item is renamed. A refusal is shown at the field.'],
      ],
      keyboard: [['Escape', 'Leaves the form; the focus returns to the button.']],
      accessibility: [
        'After a move the focus stays on the button and the new place is announced. After a removal it is in the next row.',
        'The host asks before it removes an item. The focus is then in the list, so that the dialog returns it there.',
      ],
      content: ['Names as short as on a sign: "Bench 3", "Front door".'],
    } satisfies Guide,
  },
  args: {
    label: 'Delivery spots',
    items: ['Bench 1', 'Bench 2', 'Fitting room A'].map((name) => ({ id: name, name })),
    empty: 'No delivery spots yet.',
    onRename: fn(async (): Promise<string | undefined> => undefined),
    onMove: fn(),
    onRemove: fn(),
  },
  render: function Render({ items: first, onRename, onMove, onRemove, ...args }) {
    const [items, setItems] = useState<EditableListProps['items']>(first);
    const rename: EditableListProps['onRename'] = async (id, name) => {
      const refusal = await onRename(id, name);
      if (refusal === undefined) setItems(items.map((item) => (item.id === id ? { ...item, name } : item)));
      return refusal;
    };
    const move = (id: string, place: number) => {
      onMove?.(id, place);
      const from = items.findIndex((item) => item.id === id);
      setItems(items.toSpliced(from, 1).toSpliced(place, 0, ...items.slice(from, from + 1)));
    };
    const remove = (id: string) => {
      onRemove(id);
      setItems(items.filter((item) => item.id !== id));
    };
    return <EditableList {...args} items={items} onRename={rename} onMove={onMove && move} onRemove={remove} />;
  },
} satisfies Meta<typeof EditableList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [K-12] Renames, moves and removes a spot by keyboard; the focus stays in the list. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const names = () => canvas.getAllByRole('listitem').map((row) => row.textContent);
    await step('moves a spot up', async () => {
      canvas.getByRole('button', { name: 'Move Bench 2 up' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['Bench 2', 'Bench 1', 'Fitting room A']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Bench 2, 1 of 3');
      // It cannot move further up, so another button of its row has the focus.
      await expect(canvas.getByRole('button', { name: 'Move Bench 2 down' })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Move Bench 2 up' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Move Fitting room A down' })).toBeDisabled();
    });
    await step('renames a spot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Bench 1' }));
      const field = canvas.getByRole('textbox', { name: 'Name' });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.type(field, ' Sofa {Enter}');
      await expect(args.onRename).toHaveBeenLastCalledWith('Bench 1', 'Sofa');
      await expect(await canvas.findByRole('button', { name: 'Rename Sofa' })).toHaveFocus();
    });
    await step('leaves the form with Escape', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('x{Escape}');
      await expect(await canvas.findByRole('button', { name: 'Rename Sofa' })).toHaveFocus();
      await expect(args.onRename).toHaveBeenCalledOnce();
    });
    await step('removes a spot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Sofa' }));
      await expect(names()).toEqual(['Bench 2', 'Fitting room A']);
      await expect(canvas.getByRole('button', { name: 'Remove Fitting room A' })).toHaveFocus();
    });
  },
};

/** A refusal is shown at the field. */
export const Refused: Story = {
  args: { onRename: fn(async (): Promise<string | undefined> => 'Bench 2 is in the list twice.') },
  // In a window of its own it is played: the refusal is seen.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Bench 1' }));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Bench 2{Enter}');
    await waitFor(() => expect(canvas.getByText('Bench 2 is in the list twice.')).toBeVisible());
  },
};

/** Without an order of its own, with a second line, and with another word for removing. */
export const Kiosks: Story = {
  args: {
    label: 'Kiosks',
    items: [
      { id: 'kiosk-1', name: 'Front door', detail: 'Seen at 14:30 · Version 2.8.0 · Battery not known' },
      { id: 'kiosk-2', name: 'Running wall, beside the second fitting room' },
    ],
    removeLabel: (name) => `Shut out ${name}`,
  },
  render: ({ onMove: _onMove, ...args }) => (
    <div style={{ maxWidth: 320 }}>
      <EditableList {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
    await expect(canvas.getByText(/^Seen at 14:30/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Shut out Front door' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('kiosk-1');
    await expect(canvas.getByRole('group', { name: 'Kiosks' })).toHaveFocus();
  },
};

export const Empty: Story = { args: { items: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** Short names, maintained in place. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <EditableList
      label="Spots"
      items={[
        { id: '1', name: 'Fitting room 1' },
        { id: '2', name: 'Front desk' },
      ]}
      empty="No spots"
      onRename={async () => undefined}
      onRemove={() => {}}
    />
  ),
};

/** Several fields in one name: use DataTable and a Panel. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <EditableList
      label="People"
      items={[{ id: '1', name: 'Maren Okafor, Sales_Associate, Canal Street, since 2021' }]}
      empty="No people"
      onRename={async () => undefined}
      onRemove={() => {}}
    />
  ),
};
