import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, press, pressBeside, show } from '../../fixtures/keyboard.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { CommandPaletteUnavailable } from './CommandPaletteUnavailable.tsx';
import type { CommandPaletteProps } from './props.ts';

const verbs = { onClose: vi.fn(), onQueryChange: vi.fn(), onChoose: vi.fn(), onSubmit: vi.fn() };
const closed: CommandPaletteProps = { isOpen: false, label: 'Search', query: '48213', groups: [], ...verbs };
const field = named('combobox', 'Search');
const options = page.getByRole('option');

async function open(over: Partial<CommandPaletteProps>): Promise<void> {
  vi.clearAllMocks();
  await show(<CommandPalette {...closed} isOpen {...over} />);
  await expect.element(field).toHaveFocus();
}

function Closable() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette {...closed} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test('The palette is closed by its cross and by a press beside it', { tags: 'Z-05' }, async () => {
  await show(<Closable />);
  const close = [() => named('button', 'Close').click(), () => pressBeside()];
  for (const way of close) {
    await named('button', 'Open').click();
    await expect.element(field).toHaveFocus();
    await way();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test('Groups without results are not shown, and the number of results is said', { tags: 'Z-05' }, async () => {
  const products = ['Court 82', 'Fell Runner', 'Dam High'].map((label) => ({ id: label, label }));
  await open({
    groups: [
      { id: 'pages', title: 'Pages', items: [] },
      { id: 'products', title: 'Products', items: products },
      { id: 'commands', title: 'Commands', items: [{ id: 'mute', label: 'Mute' }] },
    ],
  });
  await expect.element(options).toHaveLength(4);
  await expect.element(page.getByText('Pages')).not.toBeInTheDocument();
  await expect.element(page.getByText('4 results', { exact: true })).toBeInTheDocument();
});

test('While more is searched the palette says so, whatever it has found', { tags: 'Z-05' }, async () => {
  await open({ isPending: true, groups: [{ id: 'pages', title: 'Pages', items: [{ id: 'r', label: 'Requests' }] }] });
  await expect.element(options).toHaveLength(1);
  await expect.element(page.getByText('Searching', { exact: true })).toBeInTheDocument();
});

test('With nothing found the host says what to try, except after a failed search', { tags: 'E-01' }, async () => {
  await open({ emptyText: 'Scan the box.' });
  await expect.element(page.getByText('No results found')).toBeVisible();
  await expect.element(page.getByText('Scan the box.')).toBeVisible();
  await show(<CommandPalette {...closed} isOpen label="Search again" error="The store does not answer." />);
  const again = page.getByRole('dialog', { name: 'Search again' });
  await expect.element(again.getByText('The store does not answer.')).toBeVisible();
  await expect.element(again.getByRole('button')).toHaveLength(1);
  expect(again.getByText('No results found').elements()).toHaveLength(0);
});

test('Enter that ends a word of an input method chooses nothing', { tags: 'Z-05' }, async () => {
  await open({ groups: [{ id: 'pages', title: 'Pages', items: [{ id: 'requests', label: 'Requests' }] }] });
  await expect.element(options).toHaveLength(1);
  await press('{ArrowDown}', field);
  await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBeTruthy();
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
  expect([verbs.onChoose.mock.calls, verbs.onSubmit.mock.calls]).toEqual([[], []]);
  field.element().closest('form')!.requestSubmit();
  expect(verbs.onSubmit.mock.calls).toEqual([['48213']]);
});

test('A palette whose code cannot be loaded says so and can be closed', { tags: 'Z-05' }, async () => {
  verbs.onClose.mockClear();
  await show(<CommandPaletteUnavailable {...closed} isOpen />);
  await expect.element(page.getByRole('alert')).toHaveTextContent("Can't open the search offline.");
  await named('button', 'Close').click();
  expect(verbs.onClose).toHaveBeenCalledOnce();
});
