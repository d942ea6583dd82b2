import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { kiosks } from '../../../db/schema/stores.ts';
import type { Db } from '../../../db/database.ts';
import { refuseUnknownLocations } from './knownLocations.ts';
import { refuseUnlessId, refuseUnreadable } from './names.ts';
import { SetupError } from '../../../base/setupError.ts';

/** A kiosk to be set up. One that is known keeps the name and the location that are not given. */
export interface KioskToSetUp {
  deviceId: string;
  /** As associates read it: Front door. */
  name?: string;
  locationId?: string;
}

/** The kiosk as it is stored, with the key that works from now on and stands nowhere else. */
export interface IssuedKey {
  deviceId: string;
  name: string;
  locationId: string;
  key: string;
  /** Whether the kiosk had another key before, which works no more. */
  isRotated: boolean;
}

/** Bytes of a key: 256 bits, as many as its hash has. */
const KEY_BYTES = 32;

/**
 * Issues a kiosk's key, drawn at random, and keeps its hash only. The key that it had before is refused at once; a
 * session that was opened with that goes on until it is over, an hour at most.
 * @throws SetupError for a kiosk that cannot be stored so
 */
export async function issueKioskKey(db: Db, { deviceId, name, locationId }: KioskToSetUp): Promise<IssuedKey> {
  refuseUnlessId(deviceId, "A kiosk's id");
  if (name !== undefined) refuseUnreadable(name, "A kiosk's name");
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(kiosks).where(eq(kiosks.deviceId, deviceId)).for('update');
    const wanted = { name: name ?? known?.name, locationId: locationId ?? known?.locationId };
    if (wanted.name === undefined || wanted.locationId === undefined) {
      throw new SetupError(`The kiosk "${deviceId}" is new: give its --name and its --location, too.`);
    }
    await refuseUnknownLocations(tx, [wanted.locationId]);
    const kiosk = { name: wanted.name, locationId: wanted.locationId, keyHash: hashDeviceKey(key) };
    await tx
      .insert(kiosks)
      .values({ deviceId, ...kiosk })
      .onConflictDoUpdate({ target: kiosks.deviceId, set: kiosk });
    return { deviceId, name: kiosk.name, locationId: kiosk.locationId, key, isRotated: known !== undefined };
  });
}
