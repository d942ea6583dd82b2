import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import type { Db } from '../apps/store-server/src/db/database.ts';
import { logOf, resendMessage, stateOf } from '../apps/store-server/src/webhooks/deliveries.ts';
import {
  addEndpoint,
  listEndpoints,
  removeEndpoint,
  resumeEndpoint,
} from '../apps/store-server/src/webhooks/endpoints.ts';
import { setUp } from './setup.ts';

/** Adds, lists, resumes and removes endpoints of webhooks; shows their log and sends a message again. */

const usage = `pnpm store:webhook --add till --url https://till.chain.example/events --type unit.sold --location canal-street
pnpm store:webhook --list
  --add       the endpoint's own id, in lower-case letters; prints its secret
  --url       the https address that gets the events
  --type      an event: unit.sold; can be repeated. Without one: all
  --location  a location whose events it gets; can be repeated. Without one: all
  --list      all endpoints, with what waits for them
  --log       the newest deliveries to an endpoint
  --resend    sends a message of the log again: msg_…
  --resume    sends to a paused or failing endpoint again, at once, and events of paused types
  --remove    removes an endpoint with its queue`;

const options = {
  add: { type: 'string' },
  url: { type: 'string' },
  type: { type: 'string', multiple: true },
  location: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  log: { type: 'string' },
  resend: { type: 'string' },
  resume: { type: 'string' },
  remove: { type: 'string' },
} as const;

const minute = (date: Date | null): string => date?.toISOString().slice(0, 16) ?? '';

async function list(db: Db): Promise<string> {
  const endpoints = await listEndpoints(db);
  if (endpoints.length === 0) return 'There are no endpoints.';
  return endpoints
    .map(({ id, url, pausedAt, failingSince, waiting, types, pausedTypes, locationIds }) => {
      const failing = failingSince === null ? 'ready' : `failing since ${minute(failingSince)}`;
      const state = pausedAt === null ? failing : `paused since ${minute(pausedAt)}`;
      const without = pausedTypes.length > 0 ? `, without ${pausedTypes.join(', ')},` : '';
      return `${id}: ${url}, ${state}, ${waiting} waiting; ${types?.join(', ') ?? 'all events'}${without} of ${locationIds?.join(', ') ?? 'all locations'}`;
    })
    .join('\n');
}

async function showLog(db: Db, id: string): Promise<string> {
  const deliveries = await logOf(db, id);
  if (deliveries.length === 0) return `Nothing was sent to "${id}", and nothing waits.`;
  return deliveries
    .map((delivery) => {
      const { messageId, type, object, createdAt, attempts, outcome, deliveredAt } = delivery;
      const state = [stateOf(delivery), minute(deliveredAt)].join(' ').trim();
      return `msg_${messageId} ${minute(createdAt)} ${type} ${object}: ${state}, attempts ${attempts}, last ${outcome ?? '-'}`;
    })
    .join('\n');
}

await setUp(usage, options, async (db, flags, { webhooksToPrivate: allowsPrivate }) => {
  if (flags.list) return list(db);
  if (flags.log !== undefined) return showLog(db, flags.log);
  if (flags.resume !== undefined) {
    await resumeEndpoint(db, flags.resume, new Date());
    return `"${flags.resume}" gets events again.`;
  }
  if (flags.remove !== undefined) {
    await removeEndpoint(db, flags.remove);
    return `"${flags.remove}" is removed.`;
  }
  if (flags.resend !== undefined) {
    await resendMessage(db, flags.resend);
    return `${flags.resend} is sent again.`;
  }
  if (flags.add === undefined || flags.url === undefined) throw new SetupError(usage);
  const wanted = { id: flags.add, url: flags.url, types: flags.type, locationIds: flags.location, allowsPrivate };
  const secret = await addEndpoint(db, wanted, new Date());
  return `"${flags.add}" gets events from now on. The secret of its signatures:\n${secret}`;
});
