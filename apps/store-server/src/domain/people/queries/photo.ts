import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/people.ts';
import type { BinaryBody } from '../../operation.ts';
import type { Db } from '../../../db/database.ts';
import type { Artwork } from '../../../artwork/artwork.ts';

/**
 * The photo of a person, or `undefined` for one without. A picture that is opened as a page can do nothing: it is
 * sandboxed and loads nothing.
 */
export async function photoOf(db: Db, { portrait }: Artwork, sub: string): Promise<BinaryBody | undefined> {
  const [person] = await db.select({ photo: users.photo }).from(users).where(eq(users.sub, sub));
  const content = person?.photo == null ? undefined : portrait(person.photo);
  if (content === undefined) return undefined;
  return {
    contentType: 'image/svg+xml',
    content,
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
  };
}
