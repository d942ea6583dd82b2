import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { TimeField } from './TimeField.tsx';

const part = (name: RegExp) => page.getByRole('spinbutton', { name });

function Opening({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('09:30');
  return (
    <TimeField
      label="Opens at"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('An emptied time is an empty text', async () => {
  const onChange = vi.fn();
  await show(<Opening onChange={onChange} />, 'fr-FR');
  for (const name of [/heure/, /minute/]) {
    await part(name).click();
    await userEvent.keyboard('{Backspace>4/}');
  }
  await expect.poll(() => onChange.mock.lastCall, { timeout: 5000 }).toEqual(['']);
});

test('A value that is no time is an empty field', async () => {
  await show(<TimeField label="Opens at" value="soon" onChange={vi.fn()} />, 'fr-FR');
  await expect.element(part(/heure/)).toHaveAttribute('data-placeholder', 'true');
});
