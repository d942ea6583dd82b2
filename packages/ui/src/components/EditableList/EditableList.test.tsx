import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { EditableList, type EditableListProps } from './EditableList.tsx';

const items = ['Bench 1', 'Bench 2', 'Sofa'].map((name, at) => ({ id: `s${at}`, name }));

async function open(over: Partial<EditableListProps> = {}) {
  const verbs = { onRename: vi.fn(async () => undefined), onMove: vi.fn(), onRemove: vi.fn() };
  await show(<EditableList label="Delivery spots" items={items} empty="None" {...verbs} {...over} />);
  return verbs;
}
const field = page.getByRole('textbox', { name: 'Name' });

test('[K-12] A name that is not changed is not sent, and the field closes', async () => {
  const { onRename } = await open();
  await named('button', 'Rename Bench 2').click();
  await expect.element(field).toHaveValue('Bench 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(named('button', 'Rename Bench 2')).toHaveFocus();
  expect(onRename).not.toHaveBeenCalled();
});

test('[K-12] Escape leaves the old name, also after typing', async () => {
  const { onRename } = await open();
  await named('button', 'Rename Sofa').click();
  await field.fill('Couch');
  await userEvent.keyboard('{Escape}');
  await expect.element(named('button', 'Rename Sofa')).toHaveFocus();
  expect(onRename).not.toHaveBeenCalled();
});

test('[K-12] The first item goes no further up, the last one no further down, and nothing moves while it is stored', async () => {
  await open();
  await expect.element(named('button', 'Move Bench 1 up')).toBeDisabled();
  await expect.element(named('button', 'Move Sofa down')).toBeDisabled();
  await expect.element(named('button', 'Move Sofa up')).toBeEnabled();
  await expect.element(named('button', 'Move Bench 1 down')).toBeEnabled();
});

function Removable() {
  const [left, setLeft] = useState(items);
  const remove = (id: string) => setLeft(left.filter((item) => item.id !== id));
  const rename = async () => undefined;
  return <EditableList label="Delivery spots" items={left} empty="None" onRename={rename} onRemove={remove} />;
}

test('[K-12] After the last item is removed, the focus is in the new last one', async () => {
  await show(<Removable />);
  await named('button', 'Remove Sofa').click();
  await expect.element(named('button', 'Remove Bench 2')).toHaveFocus();
});

test('[K-12] While a change is stored no second one begins', async () => {
  const { onMove, onRemove } = await open({ isPending: true });
  await named('button', 'Move Bench 2 up').click({ force: true });
  await named('button', 'Remove Bench 2').click({ force: true });
  expect([onMove.mock.calls, onRemove.mock.calls]).toEqual([[], []]);
});
