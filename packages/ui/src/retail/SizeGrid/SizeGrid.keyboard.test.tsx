import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import { SizeGrid } from './SizeGrid.tsx';

function Sizes() {
  const [value, setValue] = useState<string>();
  return (
    <SizeGrid
      label="Size, US M"
      sizes={[
        { size: '9', quantity: 2 },
        { size: '9.5', quantity: 0 },
        { size: '10', quantity: 1 },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name},`) });

test('Arrow keys choose a size, and Tab reaches the nearest sizes (ARIA APG)', { tags: 'Z-05' }, async () => {
  await show(<Sizes />);
  await press('{Tab} ', size('9'));
  await press('{ArrowRight}', size('9.5'));
  await expect.element(size('9.5')).toBeChecked();
  await press('{Tab}{Tab}', named('button', 'Choose 10 instead, 1 in store'));
  // The button disappears, and the chosen size gets the focus.
  await press('{Enter}', size('10'));
  await press('{ArrowRight}', size('9'));
});

test('A size of which more pairs were sold than counted is sold out', { tags: 'Z-05' }, async () => {
  const sizes = [
    { size: '9', quantity: -1 },
    { size: '10', quantity: 2 },
  ];
  await show(<SizeGrid label="Size, US M" sizes={sizes} value="9" onChange={() => {}} />);
  await expect.element(named('radio', '9, sold out')).toBeChecked();
  await expect.element(named('button', 'Choose 10 instead, 2 in store')).toBeVisible();
});

test('From right to left, the left arrow chooses the next size', { tags: 'Z-05' }, async () => {
  await show(<Sizes />, MIRRORED);
  await press('{Tab} ', size('9'));
  await press('{ArrowLeft}', size('9.5'));
  await press('{ArrowRight}', size('9'));
});
