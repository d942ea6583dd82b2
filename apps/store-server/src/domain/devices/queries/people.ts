import { and, eq } from 'drizzle-orm';
import { type DevicePerson, PIN_TRIES_MAX } from '@instore/api';
import { devicePeople } from '../../../db/schema/devices.ts';

/** How long a PIN replaces the full sign-in, ms [D-02]. */
export const PIN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** A person on a tablet, as stored. */
export type StoredPerson = typeof devicePeople.$inferSelect;

/** When the PIN of a person stops to replace the full sign-in. */
export const pinEndsAt = ({ signedInAt }: Pick<StoredPerson, 'signedInAt'>): Date =>
  new Date(signedInAt.getTime() + PIN_LIFETIME_MS);

/** How a person can sign in on a tablet. */
export function stateOf(person: StoredPerson, now: Date): DevicePerson['state'] {
  if (person.tries >= PIN_TRIES_MAX) return 'locked';
  return person.pinHash === null || pinEndsAt(person) <= now ? 'fullSignIn' : 'pin';
}

/** The condition for one person on one device. */
export const isPersonOn = (deviceId: string, userId: string) =>
  and(eq(devicePeople.deviceId, deviceId), eq(devicePeople.userId, userId));
