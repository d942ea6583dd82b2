import type { ImportFinding, ImportFindingSort } from '@instore/api';
import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import { asSearched, within } from '../../../db/like.ts';
import type { Db } from '../../../db/database.ts';
import { importFindings } from '../../../db/schema/imports.ts';
import { hasPattern } from '../../../db/words.ts';
import { saidOf } from './imports.ts';

/** What a search looks at. */
const searched = sql`concat_ws(' ', ${importFindings.name}, ${importFindings.column}, ${importFindings.detail})`;

/** Further words of a search are not looked at. */
const WORDS_MAX = 12;

/** The findings of an import that a caller wants to see. */
export function wantedFindings(
  importId: string,
  { what, search = '' }: { what?: ImportFindingSort | undefined; search?: string | undefined },
): SQL | undefined {
  const words = asSearched(search).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return and(
    eq(importFindings.importId, Number(importId)),
    what && eq(importFindings.what, what),
    ...words.map((word) => hasPattern(searched, within(word))),
  );
}

/** Reads findings in the order of the report. @param page.after only findings after this id */
export async function readFindings(
  db: Db,
  wanted: SQL | undefined,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: number | undefined },
): Promise<ImportFinding[]> {
  const rows = await db
    .select()
    .from(importFindings)
    .where(and(wanted, after === undefined ? undefined : gt(importFindings.nth, after)))
    .orderBy(asc(importFindings.nth))
    .limit(limit)
    .offset(offset);
  return rows.map(({ importId: _import, nth, detailText, detailValues, ...finding }) => ({
    id: String(nth),
    ...finding,
    said: saidOf(detailText, detailValues),
  }));
}

/** Counts findings. */
export async function countFindings(db: Db, wanted: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(importFindings).where(wanted);
  return row?.count ?? 0;
}
