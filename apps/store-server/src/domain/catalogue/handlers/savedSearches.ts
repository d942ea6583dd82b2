import { and, asc, eq, ne } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { savedSearches } from '../../../db/schema/catalogue.ts';
import { users } from '../../../db/schema/people.ts';
import type { Operation } from '../../operation.ts';
import { checkFilters } from '../inventory/checkFilters.ts';

/** The most saved searches of a person [F-07]. */
export const MAX_SAVED_SEARCHES = 20;

/** Lists the caller's saved searches by name. */
export const getSavedSearches: Operation<'getSavedSearches'> = async ({ caller, store: { db } }) => ({
  data: await listOf(db, caller.userId),
});

/** Saves a search under a name; a search of the same name is replaced. */
export const saveSearch: Operation<'saveSearch'> = (input) =>
  once('saveSearch', input, async (tx) => {
    const { body, caller, store } = input;
    const { userId } = caller;
    const { view, filters } = body;
    checkFilters(filters);
    const name = body.name.trim();
    // Two tabs that save at the same time wait for each other, so that together they do not exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const others = await tx.$count(savedSearches, and(eq(savedSearches.userId, userId), ne(savedSearches.name, name)));
    if (others >= MAX_SAVED_SEARCHES) {
      const message = said('You can keep {count} saved searches. Remove one first.', {
        count: String(MAX_SAVED_SEARCHES),
      });
      throw fieldProblem(422, 'Too many saved searches', '/name', message);
    }
    const row = { userId, name, view, filters, savedAt: store.now() };
    await tx
      .insert(savedSearches)
      .values(row)
      .onConflictDoUpdate({ target: [savedSearches.userId, savedSearches.name], set: row });
    return { data: await listOf(tx, userId) };
  });

/** Removes a saved search of the caller. */
export const removeSavedSearch: Operation<'removeSavedSearch'> = (input) =>
  once('removeSavedSearch', input, async (tx) => {
    const { userId } = input.caller;
    const named = and(eq(savedSearches.userId, userId), eq(savedSearches.name, input.body.name));
    await tx.delete(savedSearches).where(named);
    return { data: await listOf(tx, userId) };
  });

function listOf(db: Db | Tx, userId: string) {
  return db
    .select({ name: savedSearches.name, view: savedSearches.view, filters: savedSearches.filters })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.name));
}
