import { readJson, writeJson } from '@instore/browser';
import * as v from 'valibot';

/** The local storage key of the photos that the server does not have. A logout removes it with the storage [S-09]. */
export const MISSING_PHOTOS_KEY = 'missing-photos';

/** How long a missing photo is not read again, ms. */
export const MISSING_FOR_MS = 4 * 3_600_000;

/** When each photo was missing, by user id. */
const stored = v.record(v.string(), v.unknown());

/** The photos that were missing on the server in the last hours, also before the page was loaded. */
export function createMissingPhotos({
  local,
  clock,
}: {
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  clock: { now(): number };
}) {
  /** The entries that still hold. Values that are no such time are left out. */
  const read = (): Record<string, number> => {
    const result = v.safeParse(stored, readJson(local, MISSING_PHOTOS_KEY));
    const age = (at: unknown) => (typeof at === 'number' ? clock.now() - at : -1);
    const isValid = (entry: [string, unknown]): entry is [string, number] =>
      age(entry[1]) >= 0 && age(entry[1]) < MISSING_FOR_MS;
    return Object.fromEntries(Object.entries(result.success ? result.output : {}).filter(isValid));
  };
  return {
    /** Whether the photo of this user was missing a short time ago. */
    has: (userId: string): boolean => Object.hasOwn(read(), userId),
    /** Remembers on this device that the user has no photo. */
    add: (userId: string): void => writeJson(local, MISSING_PHOTOS_KEY, { ...read(), [userId]: clock.now() }),
  };
}

export type MissingPhotos = ReturnType<typeof createMissingPhotos>;
