import { expect, test } from 'vitest';
import { show } from '../../fixtures/keyboard.tsx';
import { Icon } from './Icon.tsx';
import { arrowLeft, arrowRight, scan, undo } from './icons.ts';

const transforms = () => [...document.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).transform);

test('Arrows of steps follow the reading direction, and other icons do not', async () => {
  await show(
    <div dir="rtl">
      <Icon icon={arrowLeft} />
      <Icon icon={arrowRight} />
      <Icon icon={undo} />
      <Icon icon={scan} />
      <Icon icon={arrowLeft} label="Back" />
    </div>,
  );
  const hidden = [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'));
  expect(hidden).toEqual(['true', 'true', 'true', 'true', null]);
  const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';
  expect(transforms()).toEqual([mirrored, mirrored, mirrored, 'none', mirrored]);
  document.querySelector('[dir="rtl"]')?.setAttribute('dir', 'ltr');
  expect(new Set(transforms())).toEqual(new Set(['none']));
});
