import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import { SizeRuler } from './SizeRuler.tsx';

function Ruler({ first }: { first?: string }) {
  const [size, setSize] = useState(first);
  const [system, setSystem] = useState('US M');
  const sizes = [
    ...['9', '8', '10'].map((one) => ({ size: one, sizeSystem: 'US M' })),
    { size: '42', sizeSystem: 'EU' },
  ];
  return <SizeRuler system={system} onSystem={setSystem} sizes={sizes} size={size} onSize={setSize} />;
}

const place = (size: string) => named('radio', size);

test.each([
  ['left to right', 'en-US'],
  ['right to left', MIRRORED],
])(
  'Read from %s, the arrows go along the ruler, which is small to large always',
  { tags: 'C-02' },
  async (_way, locale) => {
    await show(<Ruler first="9" />, locale);
    // Behind the two systems.
    await press('{Tab}{Tab}{Tab}', place('9'));
    await press('{ArrowRight}', place('10'));
    await expect.element(place('10')).toBeChecked();
    await press('{ArrowRight}', place('10'));
    await press('{ArrowLeft}', place('9'));
    await press('{ArrowLeft}', place('8'));
    await press('{ArrowLeft}', place('8'));
    await expect.element(place('8')).toBeChecked();
    await press('{ArrowUp}', place('9'));
    await press('{ArrowDown}', place('8'));
    const key = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true });
    // The page does not scroll with the ruler.
    expect(place('8').element().dispatchEvent(key)).toBe(false);
    await press('{Tab}', named('button', 'Behind'));
  },
);

test('Without a size, and in another system, Tab reaches the first one', { tags: 'C-02' }, async () => {
  await show(<Ruler />);
  await press('{Tab}{Tab}{Tab}', place('8'));
  await expect.element(place('8')).not.toBeChecked();
  await userEvent.click(named('button', 'EU'));
  await expect.element(page.getByRole('radio')).toHaveLength(1);
  await expect.element(named('button', 'EU')).toHaveAttribute('aria-pressed', 'true');
  await press('{Tab}', place('42'));
});
