import type { FileImport, ImportState } from '@instore/api';
import { aliasedTable, and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { problem, said, type Said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { importParts, imports } from '../../../db/schema/imports.ts';
import { users } from '../../../db/schema/people.ts';
import type { Caller } from '../../../security/callers.ts';
import { worksAt } from '../../../security/locations.ts';

type Stored = typeof imports.$inferSelect;

/** What another import of the location is doing, for the person who has to wait. */
export const OPEN_STATES = {
  uploading: '{person} uploads {file} here. Wait until it is done, or cancel it.',
  checking: '{file} of {person} is being checked here. Wait until it is done, or cancel it.',
  checked: '{file} of {person} is checked and waits here. Apply it or cancel it first.',
  applying: '{file} of {person} is being written here. Wait until it is done.',
} as const satisfies Partial<Record<ImportState, string>>;

/** Whether an import has not ended. */
export const isOpen = (state: ImportState): state is keyof typeof OPEN_STATES => state in OPEN_STATES;

/** Reads a page of a location's imports, newest first, and their number. */
export async function readImports(db: Db, locationId: string, { page, size }: { page: number; size: number }) {
  const wanted = eq(imports.locationId, locationId);
  const [content, counts] = await Promise.all([
    select(db, wanted, { limit: size, offset: page * size }),
    db.select({ totalElements: count() }).from(imports).where(wanted),
  ]);
  return { content: content.map(toImport), totalElements: counts[0]?.totalElements ?? 0 };
}

/**
 * Reads an import of the caller's locations.
 * @throws ProblemError 404
 */
export async function findImport(db: Db | Tx, caller: Caller, id: string): Promise<FileImport> {
  const [found] = await select(db, eq(imports.id, Number(id)), { limit: 1, offset: 0 });
  if (found === undefined || !worksAt(caller, found.stored.locationId)) throw missing();
  return toImport(found);
}

/**
 * Locks an import of the caller's locations, so that of two decisions one is first.
 * @throws ProblemError 404
 */
export async function lockImport(tx: Tx, caller: Caller, id: string): Promise<Stored> {
  const [stored] = await tx
    .select()
    .from(imports)
    .where(eq(imports.id, Number(id)))
    .for('update');
  if (stored === undefined || !worksAt(caller, stored.locationId)) throw missing();
  return stored;
}

const missing = () => problem(404, 'Not found', { detail: 'There is no such import here.' });

/** @throws ProblemError 409 with whose import of the location has not ended, and how far it is */
export async function refuseIfOpen(tx: Tx, locationId: string): Promise<void> {
  const states = Object.keys(OPEN_STATES) as (keyof typeof OPEN_STATES)[];
  const [found] = await tx
    .select({ state: imports.state, file: imports.fileName, person: users.name })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.startedBy))
    .where(and(eq(imports.locationId, locationId), inArray(imports.state, states)));
  if (found === undefined || !isOpen(found.state)) return;
  const { state, file, person } = found;
  throw problem(409, 'Another import', { detail: said(OPEN_STATES[state], { file, person }) });
}

/** With whose rights the next run of an import works. */
export const orderedBy = ({ userId, role, locationIds }: Caller, aliveAt: Date) => ({
  actor: userId,
  actorRole: role,
  actorLocations: locationIds === 'all' ? null : [...locationIds],
  aliveAt,
});

/** Deletes the file of an import that has ended. */
export const deleteParts = (tx: Tx, id: number) => tx.delete(importParts).where(eq(importParts.importId, id));

const starter = aliasedTable(users, 'starter');
const applier = aliasedTable(users, 'applier');

/** An import with the names of its people. */
interface Named {
  stored: Stored;
  starter: string;
  applier: string | null;
  corrected: number;
  leftOut: number;
}

/** How many rows have corrections of a sort. A row that is left out counts as that alone. */
const correctedRows = (isLeftOut: boolean) => sql<number>`(
  select count(*)::int from (
    select from import_corrections as correction where correction.import_id = ${imports.id}
    group by row having bool_or("column" = '') = ${isLeftOut}) as rows)`;

const select = (db: Db | Tx, where: SQL, { limit, offset }: { limit: number; offset: number }): Promise<Named[]> =>
  db
    .select({
      stored: imports,
      starter: starter.name,
      applier: applier.name,
      corrected: correctedRows(false),
      leftOut: correctedRows(true),
    })
    .from(imports)
    .innerJoin(starter, eq(starter.id, imports.startedBy))
    .leftJoin(applier, eq(applier.id, imports.appliedBy))
    .where(where)
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset);

function toImport({ stored, starter: by, applier: appliedBy, corrected, leftOut }: Named): FileImport {
  const { problem: problems, removed, changed, kept, added } = stored;
  return {
    id: String(stored.id),
    kind: stored.kind,
    fileName: stored.fileName,
    size: stored.size,
    locationId: stored.locationId,
    isComplete: stored.isComplete,
    state: stored.state,
    received: stored.received,
    progress: stored.progress,
    startedBy: { id: stored.startedBy, name: by },
    startedAt: stored.startedAt.toISOString(),
    appliedBy: stored.appliedBy === null ? null : { id: stored.appliedBy, name: appliedBy ?? stored.appliedBy },
    endedAt: stored.endedAt?.toISOString() ?? null,
    rows: stored.rows,
    counts: stored.rows === null ? null : { problem: problems, removed, changed, kept, added },
    corrected,
    leftOut,
    reason: stored.reason,
    said: saidOf(stored.reasonText, stored.reasonValues),
  };
}

/** A stored text with its values. */
export const saidOf = (text: string | null, values: Said['values'] | null) =>
  text === null ? null : { text, values: { ...values } };
