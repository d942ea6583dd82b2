import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { said } from '../../apps/store-server/src/base/problems.ts';
import { connect } from '../../apps/store-server/src/db/connect.ts';
import type { Db } from '../../apps/store-server/src/db/database.ts';
import { startEmbedded } from '../../apps/store-server/src/db/embedded.ts';
import { requestLines } from '../../apps/store-server/src/db/schema/requests.ts';
import { notify } from '../../apps/store-server/src/domain/notifications/index.ts';
import { publish } from '../../apps/store-server/src/live/outbox.ts';
import { startStore } from '../../e2e/support/store.ts';
import { type Stop, stopAll } from './stopAll.ts';

/** Associates at Canal Street; each has as many accepted lines as the number says. */
export const PEOPLE = {
  20: { id: '1002', name: 'Ines Calloway' },
  500: { id: '1001', name: 'Maren Okafor' },
} as const;

/** A picker at Canal Street. */
export const PICKER = { id: '1003', name: 'Dario Vance' } as const;

/** Where all of them work. */
export const LOCATION = 'canal-street';

export type LineCount = keyof typeof PEOPLE;

/** A store as `pnpm start` runs it, whose database the benchmark can write to. */
export interface FeelStore {
  url: string;
  /** Stores notifications for a person, in one transaction, and publishes them live. */
  notify: (userId: string, count: number) => Promise<void>;
  /** The variant of which the location has the most free units. */
  variant: { id: string; sku: string };
  stop: () => Promise<void>;
}

/** Starts a store with demo data and the accepted lines of {@link PEOPLE}. A failed start leaves no process behind. */
export async function startFeelStore(): Promise<FeelStore> {
  const opened: Stop[] = [];
  try {
    return await openFeelStore(opened);
  } catch (error) {
    await stopAll(opened);
    throw error;
  }
}

/** @param opened receives what stops each part, as soon as the part is there */
async function openFeelStore(opened: Stop[]): Promise<FeelStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'instore-feel-'));
  opened.push(() => rm(dataDir, { recursive: true, force: true }));
  const database = await startEmbedded(dataDir);
  opened.push(database.stop);
  const store = await startStore([], { DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  opened.push(store.stop);
  const { patient, close } = connect(database.url);
  opened.push(close);
  for (const [count, { id }] of Object.entries(PEOPLE)) await addLines(patient.db, id, Number(count));
  return {
    url: store.url,
    notify: (userId, count) => notifyMany(patient.db, userId, count),
    variant: await mostFree(patient.db),
    stop: () => stopAll(opened),
  };
}

/** Adds lines that an associate has accepted, of variants with a free unit. */
async function addLines(db: Db, ownerId: string, count: number): Promise<void> {
  const { rows: known } = await db.$client.query<{ id: string }>(
    `select distinct variant_id as id from units
     where location_id = $1 and state = 'Checked In' and barcode is not null and not missing order by 1 limit $2`,
    [LOCATION, count],
  );
  const now = Date.now();
  await db.insert(requestLines).values(
    Array.from({ length: count }, (_, at) => ({
      locationId: LOCATION,
      ownerId,
      variantId: known[at % known.length]!.id,
      status: 'accepted' as const,
      requestedBy: 'Kiosk Front door',
      requestedAt: new Date(now - at * 1000),
      tryOutItem: true,
    })),
  );
}

async function notifyMany(db: Db, userId: string, count: number): Promise<void> {
  const context = { db, now: () => new Date(), publish };
  await db.transaction(async (tx) => {
    for (let at = 0; at < count; at += 1) {
      await notify(tx, context, [userId], {
        type: 'checked-out',
        title: said('{name}, {size} is on its way to you', { name: 'Halden Court 82', size: '9' }),
        objectId: `${at}`,
        tryoutId: null,
        redirectUrl: '/shoesize',
      });
    }
  });
}

async function mostFree(db: Db): Promise<{ id: string; sku: string }> {
  const { rows } = await db.$client.query<{ id: string; sku: string }>(
    `select v.id, p.sku from units u join variants v on v.id = u.variant_id join products p on p.id = v.product_id
     where u.location_id = $1 and u.state = 'Checked In' and p.sku is not null
     group by v.id, p.sku order by count(*) desc, v.id limit 1`,
    [LOCATION],
  );
  if (!rows[0]) throw new Error('The store has no free unit.');
  return rows[0];
}
