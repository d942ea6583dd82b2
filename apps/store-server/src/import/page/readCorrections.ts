import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { importCorrections } from '../../db/schema/imports.ts';
import type { Corrections } from '../corrections.ts';

/** Reads what people have corrected in the file of an import. */
export async function readCorrections(db: Db, importId: number): Promise<Corrections> {
  const stored = await db.select().from(importCorrections).where(eq(importCorrections.importId, importId));
  const corrections = new Map<number, 'left out' | Map<string, string>>();
  for (const { row, column, value } of stored) {
    const cells = corrections.get(row);
    if (column === '' || cells === 'left out') corrections.set(row, 'left out');
    else corrections.set(row, new Map(cells).set(column, value));
  }
  return corrections;
}
