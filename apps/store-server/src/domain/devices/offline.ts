import { inArray, sql } from 'drizzle-orm';
import { localTime } from '../../base/localTime.ts';
import { said } from '../../base/problems.ts';
import type { Tx } from '../../db/database.ts';
import { deviceHealth } from '../../db/schema/devices.ts';
import { notify, peopleAt } from '../notifications/index.ts';
import type { StoreAccess } from '../operation.ts';

/** How long a device is offline in opening hours before the Store_Admins are notified, ms. */
const OFFLINE_MS = 10 * 60_000;

/** The most devices that one run handles; the next run continues. */
const RUN_MAX = 100;

interface OfflineDevice {
  deviceId: string;
  name: string;
  locationId: string;
  timeZone: string;
  seenAt: string;
}

/**
 * Notifies the Store_Admins of devices that have been offline for ten minutes in opening hours, once until the device is
 * back [D-05]. Any node may run it at any time: the rows are locked, and a node skips those of another.
 */
export async function tellOfOfflineDevices(store: StoreAccess): Promise<void> {
  await store.db.transaction(async (tx) => {
    const now = store.now();
    const offline = await lockOffline(tx, now);
    if (offline.length === 0) return;
    const ids = offline.map(({ deviceId }) => deviceId);
    await tx.update(deviceHealth).set({ offlineToldAt: now }).where(inArray(deviceHealth.deviceId, ids));
    for (const { name, locationId, seenAt, timeZone } of offline) {
      const since = new Date(seenAt);
      const values = { device: name, time: since.toISOString() };
      await notify(tx, store, await peopleAt(tx, locationId, 'escalation'), {
        type: 'device-offline',
        title: said('{device} has been offline since {time}.', values, { time: localTime(since, { timeZone }) }),
        objectId: null,
        tryoutId: null,
        redirectUrl: '/shoesize/profile',
      });
    }
  });
}

/** Locks the devices that were offline for so long while their location was open without a break. */
async function lockOffline(tx: Tx, now: Date): Promise<OfflineDevice[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const from = sql`${new Date(now.getTime() - OFFLINE_MS).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<OfflineDevice & Record<string, unknown>>(sql`
    select device_id as "deviceId", kiosks.name, location_id as "locationId", time_zone as "timeZone",
      to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "seenAt"
    from device_health
    join kiosks using (device_id)
    join locations on locations.id = location_id
    cross join lateral (
      select (${at} at time zone time_zone)::date as today, (${at} at time zone time_zone)::time as at_time,
        (${from} at time zone time_zone)::time as from_time
    ) as clock
    cross join lateral (
      select (hours ->> 'opens')::time as opens, (hours ->> 'closes')::time as closes
      from (select opening_hours -> extract(dow from today)::int as hours) as weekday
    ) as opening
    where offline_told_at is null and seen_at <= ${from}
      and from_time >= opens and at_time < closes and from_time < at_time
      and not exists (
        select from holidays
        where holidays.location_id = locations.id and holidays.day = today
          and holidays.from_time <= clock.at_time and holidays.to_time > clock.from_time)
    order by device_id limit ${RUN_MAX}
    for update of device_health skip locked`);
  return rows;
}
