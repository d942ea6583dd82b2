import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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

test('A name that is not changed is not sent, and the field closes', { tags: 'K-12' }, async () => {
  const { onRename } = await open({ nameMaxLength: 7 });
  await named('button', 'Rename Bench 2').click();
  await expect.element(field).toHaveValue('Bench 2');
  // The field takes seven characters; the rest of the typed text is cut off.
  await field.fill('Bench 2 at the door');
  await expect.element(field).toHaveValue('Bench 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(named('button', 'Rename Bench 2')).toHaveFocus();
  expect(onRename).not.toHaveBeenCalled();
});

test('Escape leaves the old name, also after typing', { tags: 'K-12' }, async () => {
  const { onRename } = await open();
  await named('button', 'Rename Sofa').click();
  await field.fill('Couch');
  await userEvent.keyboard('{Escape}');
  await expect.element(named('button', 'Rename Sofa')).toHaveFocus();
  expect(onRename).not.toHaveBeenCalled();
});

test('The first item goes no further up, and the last one no further down', { tags: 'K-12' }, async () => {
  await open();
  await expect.element(named('button', 'Move Bench 1 up')).toBeDisabled();
  await expect.element(named('button', 'Move Sofa down')).toBeDisabled();
  await expect.element(named('button', 'Move Sofa up')).toBeEnabled();
  await expect.element(named('button', 'Move Bench 1 down')).toBeEnabled();
});

/** Changes the items of the list that is shown, as news from the server do. */
const shown: { change: (edit: (left: typeof items) => typeof items) => void } = { change: () => undefined };

function Removable() {
  const [left, setLeft] = useState(items);
  useEffect(() => {
    shown.change = setLeft;
  }, []);
  const remove = (id: string) => setLeft(left.filter((item) => item.id !== id));
  const move = (id: string, place: number) => {
    const others = left.filter((item) => item.id !== id);
    setLeft(others.toSpliced(place, 0, ...left.filter((item) => item.id === id)));
  };
  const verbs = { onRename: async () => undefined, onMove: move, onRemove: remove };
  return <EditableList label="Delivery spots" items={left} empty="None" {...verbs} />;
}

test('After the last item is removed, the focus is in the new last one', { tags: 'K-12' }, async () => {
  await show(<Removable />);
  await named('button', 'Remove Sofa').click();
  await expect.element(named('button', 'Remove Bench 2')).toHaveFocus();
  // Later news leave the focus where it is.
  (document.activeElement as HTMLElement).blur();
  flushSync(() => shown.change((left) => [...left]));
  expect(document.activeElement).toBe(document.body);
  (named('button', 'Remove Bench 2').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(named('button', 'Remove Bench 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // When the list is empty, the focus is on the list.
  await expect.element(named('group', 'Delivery spots')).toHaveFocus();
  await expect.element(page.getByText('None')).toBeVisible();
});

test('An item goes down place by place, and the focus stays with it', { tags: 'K-12' }, async () => {
  await show(<Removable />);
  const down = named('button', 'Move Bench 1 down');
  const names = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await down.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bench 1, 2 of 3');
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Bench 1, 3 of 3');
  await expect.element(named('button', 'Move Bench 1 up')).toHaveFocus();
  expect(names()).toEqual(['Bench 2', 'Sofa', 'Bench 1']);
});

test('The list passes the focus back to the button after a no in its dialog', { tags: 'K-12' }, async () => {
  const onRemove = vi.fn();
  function Asking() {
    const [now, setNow] = useState(items);
    useEffect(() => {
      shown.change = setNow;
    }, []);
    return <EditableList label="Spots" items={now} empty="None" onRename={async () => undefined} onRemove={onRemove} />;
  }
  await show(<Asking />);
  const list = named('group', 'Spots');
  await named('button', 'Remove Bench 2').click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('s1');
  await expect.element(list).toHaveFocus();
  // News while the dialog is loaded.
  flushSync(() => shown.change((now) => [...now]));
  await expect.element(list).toHaveFocus();
  (named('button', 'Before').element() as HTMLElement).focus();
  (list.element() as HTMLElement).focus();
  await expect.element(named('button', 'Remove Bench 2')).toHaveFocus();
  // News while the focus is elsewhere do not take it.
  (named('button', 'Before').element() as HTMLElement).focus();
  flushSync(() => shown.change((now) => now.slice(2)));
  await expect.element(named('button', 'Before')).toHaveFocus();
});

test('While a change is stored no second one begins', { tags: 'K-12' }, async () => {
  const { onMove, onRemove } = await open({ isPending: true });
  await named('button', 'Move Bench 2 up').click({ force: true });
  await named('button', 'Remove Bench 2').click({ force: true });
  expect([onMove.mock.calls, onRemove.mock.calls]).toEqual([[], []]);
});
