import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { ComboBox } from './ComboBox.tsx';

function Brand() {
  const [value, setValue] = useState<string>();
  return (
    <ComboBox
      label="Brand"
      items={['Halden', 'Halvard', 'Ostra', 'Tarn'].map((label) => ({ id: label, label }))}
      value={value}
      onChange={setValue}
    />
  );
}

const field = named('combobox', 'Brand');
const list = page.getByRole('listbox');

/** The name of the option that the field marks while it keeps the focus. */
const marked = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)?.textContent) || undefined;
};

test('A brand is found and chosen without leaving the field (ARIA APG, combobox)', { tags: 'F-01' }, async () => {
  await show(<Brand />);
  await press('{Tab}', field);
  await press('{ArrowDown}', field);
  await expect.poll(marked).toBe('Halden');
  await press('{ArrowDown}{ArrowUp}', field);
  await expect.poll(marked).toBe('Halden');
  await press('{Escape}', field);
  await expect.element(list).not.toBeInTheDocument();
  // Up opens it from its end.
  await press('{ArrowUp}', field);
  await expect.poll(marked).toBe('Tarn');
  await press('{Escape}hal{ArrowDown}{ArrowDown}', field);
  await expect.poll(marked).toBe('Halvard');
  await press('{Enter}', field);
  await expect.element(field).toHaveValue('Halvard');
  await expect.element(list).not.toBeInTheDocument();
  // Home and End are the caret's.
  await press('{Home}x{End}y', field);
  await expect.element(field).toHaveValue('xHalvardy');
  await press('{Escape}', field);
  await expect.element(field).toHaveValue('Halvard');
});

test('Tab chooses the marked brand, and a text without a match is reset', { tags: 'F-01' }, async () => {
  await show(<Brand />);
  await userEvent.tab();
  await press('os{ArrowDown}', field);
  await press('{Tab}', named('button', 'Behind'));
  await expect.element(field).toHaveValue('Ostra');
  await press('{Shift>}{Tab}{/Shift}', field);
  await press('zz{Tab}', named('button', 'Behind'));
  await expect.element(field).toHaveValue('Ostra');
  await expect.element(list).not.toBeInTheDocument();
});

test('What the server refused is shown until the field is changed', { tags: 'E-03' }, async () => {
  await expectFaultUntilChange<string | undefined>(
    undefined,
    (place) => <ComboBox {...place} isRequired items={[{ id: 'a', label: 'Aisle A' }]} />,
    async () => {
      const place = page.getByRole('combobox', { name: 'Place' });
      await expect.element(place).toHaveAttribute('aria-invalid', 'true');
      await expect.element(place).toBeRequired();
      await place.fill('Ais');
      await page.getByRole('option', { name: 'Aisle A' }).click();
    },
  );
});
