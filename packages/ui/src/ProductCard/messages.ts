import type { Words } from '../internal/message.ts';

export const english = {
  inStore: (format, pairs: number) => `${format.number(pairs)} in store`,
  sizes: 'Sizes',
  sizesIn: (_, system: string) => `Sizes, ${system}`,
} satisfies Words;
