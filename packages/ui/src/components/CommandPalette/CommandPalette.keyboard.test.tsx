import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const onChoose = vi.fn();

function Finder() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Search or scan a barcode"
        query={query}
        onQueryChange={setQuery}
        groups={[
          { id: 'pages', title: 'Pages', items: [{ id: 'requests', label: 'Requests' }] },
          {
            id: 'products',
            title: 'Products',
            items: [
              { id: 'court', label: 'Halden Court 82' },
              { id: 'fell', label: 'Tarn Fell Runner' },
            ],
          },
        ]}
        onChoose={onChoose}
      />
    </>
  );
}

const opener = named('button', 'Search');
const field = named('combobox', 'Search or scan a barcode');
const marked = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)?.textContent) || undefined;
};

test('The palette works with the keyboard alone (ARIA APG, combobox in a dialog)', { tags: 'Z-05' }, async () => {
  await show(<Finder />);
  await press('{Tab}', opener);
  await press('{Enter}', field);
  // The list is drawn after the field.
  await expect.element(named('option', 'Requests')).toBeVisible();
  await press('{ArrowDown}', field);
  await expect.poll(marked).toBe('Requests');
  await press('{ArrowDown}{ArrowDown}', field);
  await expect.poll(marked).toBe('Tarn Fell Runner');
  await press('{ArrowDown}', field);
  await expect.poll(marked).toBe('Tarn Fell Runner');
  await press('{ArrowUp}{ArrowDown}', field);
  await expect.poll(marked).toBe('Tarn Fell Runner');
  await press('{Enter}', field);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('fell');
  await press('{Home}', field);
  await expect.poll(marked).toBe('Requests');
  await press('{End}', field);
  await expect.poll(marked).toBe('Tarn Fell Runner');
  // Typing goes on in the field.
  await press('ab{ArrowLeft}c', field);
  await expect.element(field).toHaveValue('acb');
  await press('{Tab}', named('button', 'Close'));
  await press('{Tab}', field);
  await press('{Escape}', opener);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Enter right after a key chooses no item that was found for an older text', { tags: 'Z-05' }, async () => {
  const onChosen = vi.fn();
  const onSubmit = vi.fn();
  function Pages() {
    const [query, setQuery] = useState('');
    const items = [{ id: 'requests', label: 'Requests' }].filter(({ label }) => label.startsWith(query));
    return (
      <CommandPalette
        isOpen
        onClose={() => undefined}
        label="Search or scan a barcode"
        query={query}
        onQueryChange={setQuery}
        groups={[{ id: 'pages', title: 'Pages', items }]}
        onChoose={onChosen}
        onSubmit={onSubmit}
      />
    );
  }
  await show(<Pages />);
  await expect.element(named('option', 'Requests')).toBeVisible();
  await press('{ArrowDown}', field);
  await expect.poll(marked).toBe('Requests');
  await press('x{Enter}', field);
  await expect.poll(() => onSubmit.mock.calls).toEqual([['x']]);
  expect(onChosen).not.toHaveBeenCalled();
});

test('Enter chooses the marked item once, also when the list changes meanwhile', { tags: 'Z-05' }, async () => {
  const onChosen = vi.fn();
  function Pages() {
    const [isGone, setGone] = useState(false);
    return (
      <CommandPalette
        isOpen
        onClose={() => undefined}
        label="Search or scan a barcode"
        query=""
        onQueryChange={() => undefined}
        groups={[{ id: 'pages', title: 'Pages', items: isGone ? [] : [{ id: 'requests', label: 'Requests' }] }]}
        onChoose={(id) => {
          onChosen(id);
          setGone(true);
        }}
      />
    );
  }
  await show(<Pages />);
  await expect.element(named('option', 'Requests')).toBeVisible();
  await press('{ArrowDown}', field);
  await expect.poll(marked).toBe('Requests');
  // Held: it repeats.
  await press('{Enter>3}', field);
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('requests');
  await press('{/Enter}', field);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test('Enter that is held chooses once', { tags: 'Z-05' }, async () => {
  onChoose.mockClear();
  await show(<Finder />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toBe('Requests');
  await userEvent.keyboard('{Enter>3/}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('requests');
});

test('Enter on a button of the palette presses that button, and submits nothing', { tags: 'Z-05' }, async () => {
  const verbs = { onClose: vi.fn(), onSubmit: vi.fn(), onChoose: vi.fn(), onRetry: vi.fn() };
  await show(
    <CommandPalette
      isOpen
      label="Search or scan a barcode"
      query="court"
      onQueryChange={() => undefined}
      groups={[{ id: 'pages', title: 'Pages', items: [{ id: 'requests', label: 'Requests' }] }]}
      error="The store does not answer."
      {...verbs}
    />,
  );
  const counts = () => Object.values(verbs).map(({ mock }) => mock.calls.length);
  await expect.element(named('button', 'Try again')).toBeVisible();
  await press('{Tab}', named('button', 'Close'));
  await press('{Enter}', named('button', 'Close'));
  expect(counts()).toEqual([1, 0, 0, 0]);
  named('button', 'Try again').element().focus();
  await press('{Enter}', named('button', 'Try again'));
  expect(counts()).toEqual([1, 0, 0, 1]);
});
