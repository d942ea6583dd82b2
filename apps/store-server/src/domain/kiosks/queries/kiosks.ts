import { asc, eq } from 'drizzle-orm';
import type { KioskDevice } from '@instore/api';
import { kiosks } from '../../../db/schema/stores.ts';
import type { Db } from '../../../db/database.ts';

/** What the answers say of a kiosk. Its key is not stored. */
export const kioskColumns = { deviceId: kiosks.deviceId, name: kiosks.name, locationId: kiosks.locationId };

/** Reads the kiosks of a location by name. */
export function readKiosks(db: Db, locationId: string): Promise<KioskDevice[]> {
  return db
    .select(kioskColumns)
    .from(kiosks)
    .where(eq(kiosks.locationId, locationId))
    .orderBy(asc(kiosks.name), asc(kiosks.deviceId));
}
