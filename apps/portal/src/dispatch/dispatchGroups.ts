import type { RequestLine } from '@instore/api';

/** The pairs of customers with several pairs that are out, and all others; both in the order of the list. */
export function groupsOf<Line extends Readonly<Pick<RequestLine, 'customerNumber'>>>(
  lines: readonly Line[],
): { customers: [number: number, lines: Line[]][]; others: Line[] } {
  const byNumber = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.customerNumber) byNumber.set(line.customerNumber, [...(byNumber.get(line.customerNumber) ?? []), line]);
  }
  const customers = [...byNumber].filter(([, own]) => own.length > 1);
  const grouped = new Set(customers.flatMap(([, own]) => own));
  return { customers, others: lines.filter((line) => !grouped.has(line)) };
}
