import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

function Choice() {
  const [value, setValue] = useState<string[]>([]);
  const [isOn, setOn] = useState(false);
  return (
    <>
      <CheckboxGroup
        label="Brand"
        allLabel="All brands"
        options={[
          { value: 'halden', label: 'Halden' },
          { value: 'ostra', label: 'Ostra', isDisabled: true },
          { value: 'tarn', label: 'Tarn' },
        ]}
        value={value}
        onChange={setValue}
      />
      <Switch isSelected={isOn} onChange={setOn}>
        Sounds
      </Switch>
    </>
  );
}

const box = (name: string) => named('checkbox', name);

test('Space sets and takes a choice, and the box of all can be mixed (ARIA APG)', { tags: 'F-01' }, async () => {
  await show(<Choice />);
  await press('{Tab}', box('All brands'));
  await press('{Tab}', box('Halden'));
  await press(' ', box('Halden'));
  await expect.element(box('Halden')).toBeChecked();
  await expect.element(box('All brands')).toBePartiallyChecked();
  // What is off is no stop.
  await press('{Tab} ', box('Tarn'));
  await expect.element(box('All brands')).toBeChecked();
  await press('{Shift>}{Tab}{Tab}{/Shift} ', box('All brands'));
  await expect.element(box('Halden')).not.toBeChecked();
  await expect.element(box('Tarn')).not.toBeChecked();
  await press('{Tab}{Tab}{Tab} ', named('switch', 'Sounds'));
  await expect.element(named('switch', 'Sounds')).toBeChecked();
  await press(' ', named('switch', 'Sounds'));
  await expect.element(named('switch', 'Sounds')).not.toBeChecked();
});

test('What the server refused is shown until the field is changed', { tags: 'E-03' }, async () => {
  await expectFaultUntilChange<readonly string[]>(
    [],
    (place) => <CheckboxGroup {...place} options={[{ value: 'a', label: 'Aisle A' }]} />,
    () => page.getByText('Aisle A').click(),
  );
});

function Kept() {
  const [value, setValue] = useState<string[]>(['ostra']);
  return (
    <CheckboxGroup
      label="Brand"
      isLabelHidden
      description="Any of these"
      allLabel="All brands"
      options={[
        { value: 'halden', label: 'Halden' },
        { value: 'ostra', label: 'Ostra', isDisabled: true },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

test('What cannot be changed stays chosen when all or none are chosen', { tags: 'F-01' }, async () => {
  await show(<Kept />);
  await expect.element(named('group', 'Brand')).toHaveAccessibleDescription('Any of these');
  await expect.element(box('All brands')).not.toBePartiallyChecked();
  for (const isAll of [true, false]) {
    await box('All brands').click();
    await expect.element(box('Halden')).toHaveProperty('checked', isAll);
    await expect.element(box('All brands')).toHaveProperty('checked', isAll);
    await expect.element(box('Ostra')).toBeChecked();
  }
});
