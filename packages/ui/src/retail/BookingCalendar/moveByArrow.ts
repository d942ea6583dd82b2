import type { KeyboardEvent } from 'react';

/** The buttons of the bookings of each day that has one. */
function columnsOf(stage: HTMLElement): HTMLElement[][] {
  return [...stage.querySelectorAll('section')]
    .map((day) => [...day.querySelectorAll<HTMLElement>('article button')].filter((button) => button.checkVisibility()))
    .filter((buttons) => buttons.length > 0);
}

/** How many bookings up or down, and how many days to the side, each key goes. */
const STEPS: Readonly<Record<string, readonly [bookings: number, days: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const within = (index: number, list: readonly unknown[]): number => Math.max(0, Math.min(index, list.length - 1));

/**
 * Moves the focus from booking to booking: up and down within a day, to the side to the next day with bookings, Home and
 * End to the first and last of the day. Tab still goes through all.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const stage = event.currentTarget;
  const columns = columnsOf(stage);
  const column = columns.findIndex((buttons) => buttons.some((button) => button === event.target));
  if (step === undefined || column === -1) return;
  event.preventDefault();
  const row = columns[column]!.findIndex((button) => button === event.target);
  const side = getComputedStyle(stage).direction === 'rtl' ? -step[1] : step[1];
  const next = columns[within(column + side, columns)]!;
  next[within(row + step[0], next)]?.focus();
}
