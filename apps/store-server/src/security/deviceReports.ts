import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** How a device says it is. A locked tablet says nothing: its look at the lock screen shows that it is there. */
export interface DeviceReport {
  version?: string | undefined;
  battery?: number | undefined;
  isCharging?: boolean | undefined;
}

/** The last report of each device since they were stored, in the memory of a node. */
export interface DeviceReports {
  /** Notes a report. It costs no query. */
  note: (deviceId: string, report: DeviceReport, at: Date) => void;
  /** Stores the reports in one statement. Those that cannot be stored are kept for the next time. */
  store: (db: Db) => Promise<void>;
}

/** Creates the reports of a node [D-05]. */
export function createDeviceReports(): DeviceReports {
  let reports = new Map<string, DeviceReport & { at: Date }>();
  return {
    note: (deviceId, report, at) => void reports.set(deviceId, { ...reports.get(deviceId), ...report, at }),
    async store(db) {
      if (reports.size === 0) return;
      const taken = reports;
      reports = new Map();
      try {
        await write(db, taken);
      } catch (error) {
        reports = new Map([...taken, ...reports]);
        throw error;
      }
    },
  };
}

/** A device that was removed meanwhile is left out. Two nodes may have a report of one device: the later one stays. */
async function write(db: Db, reports: ReadonlyMap<string, DeviceReport & { at: Date }>): Promise<void> {
  const rows = [...reports].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const column = <Value>(valueOf: (report: DeviceReport & { at: Date }) => Value) =>
    sql.param(rows.map(([, report]) => valueOf(report)));
  await db.execute(sql`
    insert into device_health (device_id, seen_at, version, battery, is_charging)
    select device_id, seen_at, version, battery, is_charging
    from unnest(
      ${sql.param(rows.map(([deviceId]) => deviceId))}::text[],
      ${column(({ at }) => at.toISOString())}::timestamptz[],
      ${column(({ version }) => version ?? null)}::text[],
      ${column(({ battery }) => battery ?? null)}::int[],
      ${column(({ isCharging }) => isCharging ?? null)}::boolean[]
    ) as report(device_id, seen_at, version, battery, is_charging)
    join kiosks using (device_id)
    on conflict (device_id) do update set
      seen_at = excluded.seen_at, version = coalesce(excluded.version, device_health.version),
      battery = coalesce(excluded.battery, device_health.battery),
      is_charging = coalesce(excluded.is_charging, device_health.is_charging), offline_told_at = null
    where device_health.seen_at < excluded.seen_at`);
}
