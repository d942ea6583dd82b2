import { eq } from 'drizzle-orm';
import type { Language } from '@instore/api';
import { users } from '../../../db/schema/people.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Reads a person; undefined for an unknown id. */
export async function readUser(db: Db | Tx, id: string) {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, id));
  if (!user) return undefined;
  const { language, ...person } = user;
  // Only languages of the contract are written.
  return { ...person, language: (language as Language | null) ?? undefined };
}
