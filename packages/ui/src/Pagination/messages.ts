import type { Words } from '../internal/message.ts';

export const english = {
  previous: 'Previous page',
  next: 'Next page',
  page: (format, page: number) => `Page ${format.number(page)}`,
} satisfies Words;
