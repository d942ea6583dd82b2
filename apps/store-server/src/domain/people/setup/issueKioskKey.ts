import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { devices } from '../../../db/schema/devices.ts';
import type { Db } from '../../../db/database.ts';
import { refuseUnknownLocations } from './knownLocations.ts';
import { id as idFormat } from '../../../base/valueFormats.ts';
import { name as nameFormat, readValue } from './readValue.ts';
import { SetupError } from '../../../base/startErrors.ts';

/** A kiosk to set up. A known kiosk keeps the name and the location that are not given. */
export interface KioskToSetUp {
  deviceId: string;
  /** The name that associates see: Front door. */
  name?: string;
  locationId?: string;
}

/** A stored kiosk with its new key, which is not stored anywhere. */
export interface IssuedKey {
  deviceId: string;
  name: string;
  locationId: string;
  key: string;
  /** Whether the kiosk had another key, which is now invalid. */
  isRotated: boolean;
}

/** Bytes of a key: 256 bits, as many as its hash has. */
const KEY_BYTES = 32;

/** A random device key. */
export const randomKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/**
 * Issues a random key for a kiosk and stores only its hash. The previous key is invalid at once; a session that was
 * opened with it lasts until it expires, at most an hour.
 * @throws SetupError for an invalid value
 */
export async function issueKioskKey(db: Db, { deviceId, name, locationId }: KioskToSetUp): Promise<IssuedKey> {
  readValue("A kiosk's id", idFormat, deviceId);
  if (name !== undefined) readValue("A kiosk's name", nameFormat, name);
  const key = randomKey();
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(devices).where(eq(devices.deviceId, deviceId)).for('update');
    if (known?.kind === 'tablet') throw new SetupError(`"${deviceId}" is a tablet, which has no key.`);
    const wanted = { name: name ?? known?.name, locationId: locationId ?? known?.locationId };
    if (wanted.name === undefined || wanted.locationId === undefined) {
      throw new SetupError(`The kiosk "${deviceId}" is new: give its --name and its --location as well.`);
    }
    await refuseUnknownLocations(tx, [wanted.locationId]);
    const kiosk = { name: wanted.name, locationId: wanted.locationId, keyHash: hashDeviceKey(key) };
    await tx
      .insert(devices)
      .values({ deviceId, ...kiosk })
      .onConflictDoUpdate({ target: devices.deviceId, set: kiosk });
    return { deviceId, name: kiosk.name, locationId: kiosk.locationId, key, isRotated: known !== undefined };
  });
}
