import type { Words } from './message.ts';

/** Words that several components say. */
export const shared = {
  close: 'Close',
  loading: 'Loading',
  noSku: 'No SKU',
  pair: (_, name: string, size: string) => `${name}, size ${size}`,
  tryAgain: 'Try again',
  working: 'Working',
} satisfies Words;
