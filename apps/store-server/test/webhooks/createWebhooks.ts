import type { Outcome, Post } from '../../src/base/post.ts';
import { addEndpoint } from '../../src/webhooks/endpoints.ts';
import { deliverWebhooks } from '../../src/webhooks/deliver.ts';
import type { TestDatabase } from '../support/database.ts';

/** What a receiver has got. */
export interface Got {
  url: string;
  headers: Record<string, string>;
  body: { type: string; timestamp: string; data: { unitId: string; locationId: string; eventId: string } };
}

export const answer = (status: number, retryAfter?: number): Outcome => ({ status, retryAfter, text: String(status) });

/** Endpoints of a database, a receiver that answers as the test says, and a clock. */
export function createWebhooks(database: TestDatabase) {
  const got: Got[] = [];
  const receiver = { answers: async (_got: Got): Promise<Outcome> => answer(204), now: Date.UTC(2026, 10, 30, 9) };
  const now = () => new Date(receiver.now);
  const post: Post = async (url, headers, body) => {
    const one = { url, headers, body: JSON.parse(String(body)) as Got['body'] };
    got.push(one);
    return receiver.answers(one);
  };
  return {
    got,
    receiver,
    now,
    post,
    add: (id = 'till', over: { url?: string; types?: string[]; locationIds?: string[] } = {}) =>
      addEndpoint(database.db, { id, url: `https://${id}.example/events`, allowsPrivate: false, ...over }, now()),
    /** A run of a node. */
    run: (stop: AbortSignal = new AbortController().signal) => deliverWebhooks({ db: database.db, now, post, stop }),
    pass: (seconds: number) => (receiver.now += seconds * 1000),
    /** Sets units aside, or ends that: one event for each. */
    turn: async (...units: string[]) => {
      for (const id of units) await database.pool.query('update units set on_hold = not on_hold where id = $1', [id]);
    },
    /** Free units of a location. */
    units: async (count: number, location = 'canal-street'): Promise<string[]> => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id::text from units where location_id = $1 and state = 'Checked In' and not on_hold and not missing
         order by id limit $2`,
        [location, count],
      );
      return rows.map(({ id }) => id);
    },
  };
}
