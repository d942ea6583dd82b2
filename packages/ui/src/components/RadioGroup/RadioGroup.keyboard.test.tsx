import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

function Reasons({ direction }: { direction: 'row' | 'column' | 'tiles' }) {
  const [value, setValue] = useState<string>();
  return (
    <RadioGroup
      label="Why"
      direction={direction}
      options={[
        { value: 'lost', label: 'Lost' },
        { value: 'sold', label: 'Sold', isDisabled: true },
        { value: 'worn', label: 'Worn' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const radio = (name: string) => named('radio', name);

test('A reason is chosen with Space or the arrows (ARIA APG, radio group)', { tags: 'G-03' }, async () => {
  await show(<Reasons direction="column" />);
  // Nothing is chosen yet: Tab only brings the focus.
  await press('{Tab}', radio('Lost'));
  await expect.element(radio('Lost')).not.toBeChecked();
  await press(' ', radio('Lost'));
  await expect.element(radio('Lost')).toBeChecked();
  await press('{ArrowDown}', radio('Worn'));
  await expect.element(radio('Worn')).toBeChecked();
  await press('{ArrowRight}', radio('Lost'));
  await press('{ArrowUp}', radio('Worn'));
  await press('{Tab}', named('button', 'Behind'));
  await press('{Shift>}{Tab}{/Shift}', radio('Worn'));
});

test.each([
  ['column', 'vertical'],
  ['row', 'horizontal'],
  ['tiles', 'horizontal'],
] as const)('Reasons as %s are told as %s', { tags: 'G-03' }, async (direction, orientation) => {
  await show(<Reasons direction={direction} />);
  await expect.element(named('radiogroup', 'Why')).toHaveAttribute('aria-orientation', orientation);
});

test('In right-to-left layout, the arrow keys of a horizontal group follow the layout', { tags: 'G-03' }, async () => {
  await show(<Reasons direction="row" />, MIRRORED);
  await press('{Tab} ', radio('Lost'));
  await press('{ArrowLeft}', radio('Worn'));
  await expect.element(radio('Worn')).toBeChecked();
  await press('{ArrowRight}', radio('Lost'));
  await press('{ArrowDown}', radio('Worn'));
});

test('What the server refused is shown until the field is changed', { tags: 'E-03' }, async () => {
  await expectFaultUntilChange<string | undefined>(
    undefined,
    (place) => <RadioGroup {...place} options={[{ value: 'a', label: 'Aisle A' }]} />,
    () => page.getByText('Aisle A').click(),
  );
});
