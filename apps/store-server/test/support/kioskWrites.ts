import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { demoKiosks } from '../../src/seed/stores.ts';
import { demoProductVariant } from './pick.ts';

const kiosk = demoKiosks[0];

/** How long one call may take, ms: its node may end without closing the connection. */
const CALL_MS = 30_000;
/** How long the last requests may stay without acknowledgement once the writers stop, ms. */
const LAST_MS = 90_000;

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_MS),
  });
}

/** A session of the demo's first kiosk. */
export async function signInKiosk(base: string): Promise<string> {
  const { deviceId, key } = kiosk;
  const response = await post(`${base}/api/userauth/authenticate/device`, { deviceId, key });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Sends a try-on request under an idempotency key. */
export async function sendTryout(base: string, token: string, key: string): Promise<Response> {
  const { variantId } = demoProductVariant('hc82-104-cf', '9');
  const lines = [{ inventoryItemId: variantId, name: kiosk.name }];
  return post(
    `${base}/api/kiosk/kiosk-tryout-item-master`,
    { storeId: 'new-york', locationId: kiosk.locationId, lines },
    { authorization: `Bearer ${token}`, 'idempotency-key': key },
  );
}

/** The id of the try-on request that an answer acknowledges. */
export async function acknowledgedId(response: Response): Promise<string> {
  return ((await response.json()) as { data: { tryoutItemId: string } }).data.tryoutItemId;
}

/** Kiosks that send try-on requests one after the other, and repeat one under its key until it is acknowledged. */
export interface Writers {
  /** Idempotency keys and the ids that were acknowledged for them. */
  acknowledged: ReadonlyMap<string, string>;
  /** How often each status was answered; `none` counts connections that ended without an answer. */
  answers: Record<string, number>;
  /** Resolves when this many more requests are acknowledged than now. */
  more: (count: number) => Promise<void>;
  /**
   * Sends no more; resolves when every request that was sent is acknowledged, or the store has gone.
   * @throws Error naming the last answer when a request is never acknowledged
   */
  stop: () => Promise<void>;
}

/**
 * Starts writers, each with a session of its own: one kiosk may have a limited number of waiting requests.
 * @param base the address of a node, or chooses one for each try
 * @param tokens the sessions
 * @param gapMs time between two requests of a kiosk
 */
export function startWriters(base: string | (() => string), tokens: readonly string[], gapMs = 0): Writers {
  const acknowledged = new Map<string, string>();
  const answers: Record<string, number> = {};
  let sent = 0;
  const stopping = new AbortController();
  // Each writer waits with it.
  setMaxListeners(0, stopping.signal);
  let deadline = Infinity;
  const write = async (token: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      const key = `kiosk-write-${(sent += 1)}`;
      for (let id: string | undefined; id === undefined;) {
        const response = await sendTryout(typeof base === 'string' ? base : base(), token, key).catch(() => undefined);
        const status = response?.status ?? 'none';
        answers[status] = (answers[status] ?? 0) + 1;
        if (response?.ok) acknowledged.set(key, (id = await acknowledgedId(response)));
        // The store is gone: the test decides whether that is a failure.
        else if (response === undefined && stopping.signal.aborted) return;
        else if (performance.now() > deadline)
          throw new Error(`${key} is not acknowledged; the last answer is ${status}`);
        else await Promise.all([response?.body?.cancel(), pause(50)]);
      }
      await pause(gapMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const writers = Promise.all(tokens.map(write));
  return {
    acknowledged,
    answers,
    more: async (wanted) => {
      const enough = acknowledged.size + wanted;
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
    },
    stop: async () => {
      deadline = performance.now() + LAST_MS;
      stopping.abort();
      await writers;
    },
  };
}

/**
 * Expects that the database holds every acknowledged request once, and each of its requests whole: with its line, its
 * idempotency key and its notification.
 */
export async function expectStored(pool: Pool, acknowledged: ReadonlyMap<string, string>): Promise<void> {
  // The requests of the demo are accepted.
  const { rows } = await pool.query<{ id: string; lines: number }>(
    `select tryouts.id, count(tryout_lines.id)::int as lines
     from tryouts left join tryout_lines on tryout_id = tryouts.id
     where accepted_by is null group by tryouts.id`,
  );
  const ids = rows.map((row) => row.id);
  expect(ids).toEqual(expect.arrayContaining([...acknowledged.values()]));
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  expect(rows.every((row) => row.lines === 1)).toBe(true);
  const [keys] = (await pool.query<{ count: number }>('select count(*)::int from idempotency')).rows;
  expect(ids).toHaveLength(keys?.count ?? -1);
  const notified = await pool.query(
    `select 1 from notifications where type = 'tryout' and user_id = '1001' and id > 89`,
  );
  expect(notified.rowCount).toBe(ids.length);
}
