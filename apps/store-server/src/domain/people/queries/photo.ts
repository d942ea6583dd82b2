import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/people.ts';
import type { BinaryBody } from '../../operation.ts';
import type { Db } from '../../../db/database.ts';
import type { Artwork } from '../../../artwork/artwork.ts';

/**
 * Reads the photo of a person; undefined without one. Its content security policy lets it neither load nor run
 * anything.
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
