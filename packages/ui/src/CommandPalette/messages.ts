import type { Words } from '../internal/message.ts';

export const english = {
  results: 'Results',
  searching: 'Searching',
  found: (format, count: number) => format.count(count, { one: '# result', other: '# results' }),
  nothing: 'No results found',
  nothingHelp: "We couldn't find anything for what you are looking.",
  toMove: 'to move',
  toChoose: 'to choose',
  toClose: 'to close',
  unavailable: 'The search cannot be shown while the network is away. Load the page again to use it.',
} satisfies Words;
