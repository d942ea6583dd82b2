import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Select } from './Select.tsx';

function Place() {
  const [value, setValue] = useState<string>();
  return (
    <Select
      label="Location"
      items={[
        { id: 'bedford', label: 'Bedford Avenue' },
        { id: 'canal', label: 'Canal Street' },
        { id: 'dock', label: 'Dock 4', isDisabled: true },
        { id: 'elm', label: 'Elm Yard' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const field = page.getByRole('button', { name: /Location/ });
const option = (name: string) => named('option', name);
const list = page.getByRole('listbox');

test('A location is chosen with the keyboard alone (ARIA APG, select-only combobox)', { tags: 'Z-08' }, async () => {
  await show(<Place />);
  await press('{Tab}', field);
  // Each of these opens it: on the first item where nothing is chosen, Up on the last.
  for (const [key, name] of [
    ['{Enter}', 'Bedford Avenue'],
    [' ', 'Bedford Avenue'],
    ['{ArrowDown}', 'Bedford Avenue'],
    ['{ArrowUp}', 'Elm Yard'],
  ] as const) {
    await press(key, option(name));
    await press('{Escape}', field);
    await expect.element(list).not.toBeInTheDocument();
  }
  await expect.element(field).toHaveTextContent('Choose one');
  await press('{ArrowDown}', option('Bedford Avenue'));
  await press('{ArrowDown}{ArrowDown}', option('Elm Yard'));
  await press('{Home}', option('Bedford Avenue'));
  await press('{End}', option('Elm Yard'));
  await press('c', option('Canal Street'));
  await press('{Enter}', field);
  await expect.element(field).toHaveTextContent('Canal Street');
  // It opens on what is chosen; letters also choose while it is closed.
  await press(' ', option('Canal Street'));
  await press('{Escape}', field);
  await press('b', field);
  await expect.element(field).toHaveTextContent('Bedford Avenue');
});

test('Tab chooses the marked location and moves on', { tags: 'Z-08' }, async () => {
  await show(<Place />);
  await press('{Tab}', field);
  await press('{ArrowDown}', option('Bedford Avenue'));
  await press('{ArrowDown}', option('Canal Street'));
  await press('{Tab}', named('button', 'Behind'));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveTextContent('Canal Street');
  await userEvent.tab({ shift: true });
  await expect.element(field).toHaveFocus();
});

test('What the server refused is shown until another item is chosen', { tags: 'E-03' }, async () => {
  const items = [
    { id: 'a', label: 'Aisle A' },
    { id: 'b', label: 'Aisle B' },
  ] as const;
  await expectFaultUntilChange<'a' | 'b'>(
    'a',
    (place) => <Select {...place} items={items} />,
    async () => {
      const place = page.getByRole('button', { name: /Place/ });
      expect(place.element().closest('[data-field]')!.hasAttribute('data-invalid')).toBe(true);
      await place.click();
      await option('Aisle B').click();
    },
  );
});
