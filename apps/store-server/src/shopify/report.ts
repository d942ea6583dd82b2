import type { StockDifference } from '../domain/stock/index.ts';
import type { GroupReport } from '../import/importGroups.ts';
import type { LoadReport } from './loadShop.ts';

/** A problem, as a line shows it. */
export interface ShownProblem {
  kind: string;
  subject: string;
  title: string;
  reason: string;
}

/** Formats a problem as a line. */
export const lineOf = ({ kind, subject, title, reason }: ShownProblem): string =>
  `${kind} ${subject}${title === '' ? '' : ` (${title})`}: ${reason}`;

/** Formats the report of a load as lines: problems, changes, totals, and what to do next. */
export function linesOf({ products, orders, problems, levels, isWritten }: LoadReport): string[] {
  const more = problems.count - problems.listed.length;
  return [
    ...problems.listed.map((problem) => lineOf(problem)),
    ...(more > 0 ? [`and ${more} more: pnpm store:shopify --problems`] : []),
    ...products.changes.listed.map(
      ({ name, what, detail }) => `size ${name} ${what}${detail === '' ? '' : `, ${detail}`}`,
    ),
    `Sizes of the shop: ${totalOf(products)}.`,
    ...(orders === undefined ? [] : [`Orders: ${totalOf(orders)}.`]),
    ...(isWritten ? [`Stock figures that were others: ${levels}.`] : []),
    `What cannot come in: ${problems.count}.`,
    isWritten ? 'Written.' : 'Nothing is written: add --apply.',
  ];
}

function totalOf({ rows, changes }: GroupReport): string {
  const { added = 0, changed = 0, kept = 0 } = changes.counts;
  return `${rows} rows, ${added} added, ${changed} changed, ${kept} left as they are`;
}

/** Formats a difference as lines: the sizes, then each pair that the store knows. */
export function linesOfDifference(difference: StockDifference): string[] {
  const { locationId, variantId, title, sizeSystem, size, inShop, here, units } = difference;
  return [
    `${locationId}: ${title}, ${sizeSystem} ${size} (${variantId}): ${inShop} in the shop, ${here} here`,
    ...units.map(({ barcode, state, bin, missing, onHold, inTransit }) => {
      const notes = [missing && 'missing', onHold && 'on hold', inTransit && 'in transit'].filter(Boolean);
      return `    ${[barcode ?? 'without a label', state, bin ?? 'no bin', ...notes].join(', ')}`;
    }),
  ];
}
