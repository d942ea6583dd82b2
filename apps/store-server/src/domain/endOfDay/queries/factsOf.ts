import { FORGOTTEN_ANSWERS, type ForgottenPair, type HandOverFact } from '@instore/api';
import type { Db, Tx } from '../../../db/database.ts';
import { sizesOf } from './linesOf.ts';

/** The most sizes that a note names of one kind. */
const SIZES_MAX = 10;

/** What is known of the pairs of a location when its day is closed, in the order of the note. */
export async function factsOf(
  db: Db | Tx,
  locationId: string,
  now: Date,
  answers: ForgottenPair[],
): Promise<HandOverFact[]> {
  const answered = FORGOTTEN_ANSWERS.map((kind) => {
    const pairs = answers.filter(({ answer }) => answer === kind);
    return { kind, count: pairs.length, sizes: pairs.slice(0, SIZES_MAX).map(({ line }) => line.size) };
  });
  const toFind = await sizesOf(db, 'to find', locationId, now, SIZES_MAX);
  const pending = await sizesOf(db, 'pending', locationId, now, SIZES_MAX);
  return [...answered, toFind, pending].filter(({ count }) => count > 0);
}
