import { inEnglish } from '../../base/problems.ts';
import type { KindFacts } from '../../domain/imports/index.ts';
import { exampleOf } from '../document.ts';
import { kinds } from '../kinds/index.ts';

/** The kinds of files, in the order in which a new store imports them. */
export const kindFacts: readonly KindFacts[] = kinds.map((kind) => ({
  kind: kind.name,
  what: kind.what,
  removes: kind.complete?.what ?? null,
  columns: kind.columns.map(({ name, what, cell, example, isRequired }) => ({
    name,
    what,
    values: inEnglish(cell.format),
    format: cell.format,
    example,
    isRequired,
  })),
  template: exampleOf(kind),
}));
