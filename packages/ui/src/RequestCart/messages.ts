import type { Words } from '../internal/message.ts';

export const english = {
  title: 'Request cart',
  close: 'Close cart',
  empty: 'Nothing to ask for yet',
  emptyHelp: 'Add pairs from the list, then send them to the warehouse together.',
  sentTo: 'Sent to',
  inThis: 'In this request',
  items: (format, items: number) => format.count(items, { one: '# item', other: '# items' }),
  sizes: (format, sizes: number) => format.count(sizes, { one: '# size', other: '# sizes' }),
  sum: (_, items: string, sizes: string) => `${items}, ${sizes}`,
  place: 'PLACE REQUEST',
  open: (_, items: string) => `Open the request cart, ${items}`,
  quantity: (_, pair: string) => `Quantity of ${pair}`,
  remove: (_, pair: string) => `Remove ${pair}`,
} satisfies Words;
