import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { Barcode } from './Barcode.tsx';

test('A text that no barcode can hold is shown without bars', { tags: 'W-06' }, async () => {
  await show(
    <>
      <Barcode value="№ 7" isScannable />
      <Barcode value="2048177304161" isScannable />
    </>,
  );
  const bars = (code: string) => named('img', `Barcode ${code}`).element().querySelectorAll('path').length;
  await expect.poll(() => bars('2048177304161')).toBe(1);
  expect(bars('№ 7')).toBe(0);
  await expect.element(page.getByText('№ 7')).toBeVisible();
});
