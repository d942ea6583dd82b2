import type { KeyboardEvent } from 'react';

/**
 * Lets the left and right arrows of a row of native radio buttons follow the eye where it is read from the right:
 * browsers lead from left to right in every language. `onKeyDown` of what holds the row and nothing else.
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
