import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/people.ts';
import { tryouts } from '../../../db/schema/tryouts.ts';
import type { Operation } from '../../operation.ts';
import { stateOf } from '../rules/tryoutState.ts';

/** Reads the outcome of a try-on request: who accepted it, or that it was withdrawn or has expired [K-10, K-11]. */
export const getTryout: Operation<'getTryout'> = async ({ path, store: { db, now } }) => {
  const { tryoutItemId } = path;
  const [row] = await db
    .select({
      acceptedBy: tryouts.acceptedBy,
      withdrawnAt: tryouts.withdrawnAt,
      requestedAt: tryouts.requestedAt,
      name: users.name,
      photo: users.photo,
    })
    .from(tryouts)
    .leftJoin(users, eq(users.id, tryouts.acceptedBy))
    .where(eq(tryouts.id, Number(tryoutItemId)));
  if (row === undefined) throw new Error(`Try-on request ${tryoutItemId} disappeared.`);
  const { acceptedBy, name, photo } = row;
  return {
    data: {
      tryoutItemId,
      state: stateOf(row, now()),
      acceptedBy: acceptedBy === null ? null : { id: acceptedBy, name: name ?? '', hasPhoto: photo !== null },
    },
  };
};
