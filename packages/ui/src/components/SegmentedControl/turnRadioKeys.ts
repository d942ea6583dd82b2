import type { KeyboardEvent } from 'react';

/**
 * Reverses the left and right arrow keys of a row of native radio buttons in right-to-left text, which browsers do not
 * do. `onKeyDown` of the element that contains the row and nothing else.
 */
export function turnRadioKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: row } = event;
  const step = key === 'ArrowLeft' ? 1 : key === 'ArrowRight' ? -1 : 0;
  if (step === 0 || getComputedStyle(row).direction !== 'rtl') return;
  const radios = [...row.querySelectorAll<HTMLInputElement>('input:enabled')];
  const next = radios.at((radios.indexOf(target as HTMLInputElement) + step) % radios.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
