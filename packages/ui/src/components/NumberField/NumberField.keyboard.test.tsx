import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Pairs(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | undefined>(4);
  return <NumberField label="Pairs" min={1} max={9} value={value} onChange={setValue} {...props} />;
}

const field = named('textbox', 'Pairs');
const becomes = async (keys: string, value: string) => {
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(value);
};

test('A number is counted up and down within its limits (ARIA APG, spinbutton)', { tags: 'F-01' }, async () => {
  await show(<Pairs />);
  await press('{Tab}', field);
  await becomes('{ArrowUp}', '5');
  await becomes('{ArrowDown}{ArrowDown}', '3');
  await becomes('{End}', '9');
  await becomes('{ArrowUp}', '9');
  await becomes('{Home}', '1');
  await becomes('{ArrowDown}', '1');
  await becomes('{Control>}a{/Control}7', '7');
  // Too much is brought back to the limit on leaving.
  await becomes('{Control>}a{/Control}12{Tab}', '9');
  await expect.element(named('button', 'Behind')).toHaveFocus();
});

test('What the server refused is shown until the field is changed', { tags: 'E-03' }, async () => {
  await expectFaultUntilChange<number | undefined>(
    1,
    (place) => <NumberField {...place} />,
    async () => {
      await page.getByRole('textbox', { name: 'Place' }).fill('2');
      await userEvent.keyboard('{Tab}');
    },
  );
});

test('A number that a form needs is counted in its steps', { tags: 'F-01' }, async () => {
  await show(<Pairs min={0} max={20} step={4} isRequired />);
  await press('{Tab}', field);
  await becomes('{ArrowUp}', '8');
  await expect.element(field).toBeRequired();
});
