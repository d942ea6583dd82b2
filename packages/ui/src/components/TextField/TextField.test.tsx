import { useState } from 'react';
import { test, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { named, show } from '../../fixtures/keyboard.tsx';
import { TextField } from './TextField.tsx';

test('What the server refused is shown, and the field is invalid, until it is changed', { tags: 'E-03' }, async () => {
  const field = page.getByRole('textbox', { name: 'Place' });
  await expectFaultUntilChange(
    'A-14-03',
    (place) => <TextField {...place} />,
    async () => {
      await expect.element(field).toBeInvalid();
      await field.fill('A-14-04');
    },
  );
  await expect.element(field).toBeValid();
});

test('A field that a form needs says so, with how to fill it and what is wrong', { tags: 'E-03' }, async () => {
  await show(
    <>
      <TextField
        label="Bin"
        value=""
        onChange={() => {}}
        isRequired
        description="Aisle, bay and position"
        errorMessage="There is no such bin."
      />
      <TextField label="Shelf" value="" onChange={() => {}} />
    </>,
  );
  await expect.element(named('textbox', 'Bin')).toBeRequired();
  await expect
    .element(named('textbox', 'Bin'))
    .toHaveAccessibleDescription('Aisle, bay and position Error: There is no such bin.');
  await expect.element(named('textbox', 'Shelf')).not.toBeRequired();
});

test('In a focused field the next scan replaces the code', { tags: 'W-05' }, async () => {
  const chosen = () => {
    const field = document.activeElement as HTMLInputElement;
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  };
  await show(
    <>
      <TextField label="Bin" isCode value="A-14-03" onChange={() => {}} onSubmit={() => {}} />
      <TextField label="Name" value="Maren" onChange={() => {}} onSubmit={() => {}} />
    </>,
  );
  for (const [name, selected] of [
    ['Bin', 'A-14-03'],
    ['Name', ''],
  ] as const) {
    const field = named('textbox', name).element() as HTMLInputElement;
    field.focus();
    expect(chosen()).toBe(selected);
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe(selected);
  }
});

test('A field tells the tablet which keyboard and which stored text suit it', { tags: 'E-03' }, async () => {
  await show(
    <TextField
      label="Phone"
      value=""
      onChange={() => {}}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+1"
    />,
  );
  const { type, inputMode, autocomplete, placeholder } = named('textbox', 'Phone').element() as HTMLInputElement;
  expect([type, inputMode, autocomplete, placeholder]).toEqual(['tel', 'tel', 'tel', '+1']);
});

test('A field with a longest text takes no more characters than that', { tags: 'E-03' }, async () => {
  const Name = () => {
    const [name, setName] = useState('');
    return <TextField label="Name" value={name} onChange={setName} maxLength={3} />;
  };
  await show(<Name />);
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('ab👟👟');
  await expect.element(field).toHaveValue('ab👟');
});
