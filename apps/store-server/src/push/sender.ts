import type { Outcome, Post } from '../base/post.ts';
import type { Db } from '../db/database.ts';
import type { PushKeys } from '../security/pushKeys.ts';
import { requestOf } from './encrypt.ts';
import { endLead, lead } from './lead.ts';
import { type Plan, payloadOf, planOf, type PushPayload } from './notice.ts';
import {
  claim,
  countOpen,
  drop,
  dropLate,
  noteClosed,
  noteSent,
  postpone,
  readMessages,
  removeDevices,
  removeEndpoint,
  TTL_S,
  type WaitingMessage,
} from './queue.ts';
import { readSubject } from './subject.ts';

/** The first pause after a failure, s; each further one is twice as long. */
const PAUSE_S = 5;

/** The longest pause of a push service that is away, s. */
const PAUSE_MAX_S = 60;

/** What the sender is built from. */
export interface SenderParts {
  db: Db;
  keys: PushKeys;
  /** Whom a push service may write to: `mailto:` or https. */
  contact: string;
  post: Post;
  now: () => Date;
  /** Aborted when the node stops. */
  stop: AbortSignal;
  /** Called with the failure of a push service's messages. */
  onError: (error: unknown) => void;
}

/** Sends what waits for the devices of people. */
export interface PushSender {
  /** Takes what is due, and does not wait for the push services. Nothing on another node than the one that leads. */
  run: () => Promise<void>;
  /** Waits for the messages under way. */
  settled: () => Promise<void>;
  /** Waits for the messages under way, and lets another node send. */
  end: () => Promise<void>;
}

interface Service {
  /** Runs that failed, one after the other. */
  failures: number;
  /** Nothing is sent to it until then. */
  pausedUntil: Date;
}

/**
 * Creates the sender of a node. Each push service is waited for on its own, outside of any transaction: one that is away
 * delays neither the others nor a write [N-09].
 */
export function createPushSender(parts: SenderParts): PushSender {
  const { db, now, onError } = parts;
  const node = crypto.randomUUID();
  const busy = new Map<string, Promise<void>>();
  const services = new Map<string, Service>();
  const start = (origin: string, messages: WaitingMessage[]) => {
    const sent = sendTo(origin, messages, services, parts).catch(onError);
    busy.set(
      origin,
      sent.finally(() => busy.delete(origin)),
    );
  };
  const settled = async () => void (await Promise.all(busy.values()));
  return {
    async run() {
      if (!(await dropLate(db, now())) || !(await lead(db, node))) return;
      const paused = [...services].filter(([, { pausedUntil }]) => pausedUntil > now()).map(([origin]) => origin);
      const claimed = await claim(db, now(), [...busy.keys(), ...paused]);
      if (claimed.length === 0) return;
      const messages = await readMessages(db, claimed, now());
      for (const origin of new Set(messages.map((message) => message.origin))) {
        start(
          origin,
          messages.filter((message) => message.origin === origin),
        );
      }
    },
    settled,
    async end() {
      await settled();
      await endLead(db, node);
    },
  };
}

interface Planned {
  message: WaitingMessage;
  plan: Plan;
}

/** A message to send, with older ones that it replaces. */
interface Sendable {
  message: WaitingMessage;
  plan: PushPayload['kind'];
  ids: number[];
}

/** Sends messages to one push service. */
async function sendTo(
  origin: string,
  messages: readonly WaitingMessage[],
  services: Map<string, Service>,
  parts: SenderParts,
): Promise<void> {
  const { db, now } = parts;
  const planned = messages.map((message) => ({ message, plan: planOf(message, now()) }));
  const isClosed = ({ message }: Planned) => messages.some((later) => closes(later, message));
  await removeDevices(
    db,
    planned.filter(({ plan }) => plan === 'removeDevice').map(({ message }) => message.deviceId),
  );
  await dropUnsent(
    db,
    planned.filter((one) => one.plan === 'drop' || isClosed(one)),
    now(),
  );
  const outcomes = await Promise.all(
    newestOf(planned.filter((one) => !isClosed(one))).map((one) => sendOne(one, parts)),
  );
  if (outcomes.length === 0) return;
  const isAway = outcomes.every(({ status = 599 }) => status >= 500);
  const failures = services.get(origin)?.failures ?? 0;
  if (isAway) services.set(origin, { failures: failures + 1, pausedUntil: later(now(), pauseS(failures)) });
  else services.delete(origin);
}

const closes = (later: WaitingMessage, { deviceId, about, id }: WaitingMessage): boolean =>
  later.action === 'close' && later.deviceId === deviceId && later.about === about && later.id > id;

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

const pauseS = (failures: number): number => Math.min(PAUSE_S * 2 ** failures, PAUSE_MAX_S);

async function dropUnsent(db: Db, dropped: readonly Planned[], now: Date): Promise<void> {
  for (const { message } of dropped) if (message.action === 'close') await noteClosed(db, message, now);
  await drop(
    db,
    dropped.filter(({ message }) => message.action !== 'close').map(({ message }) => message.id),
  );
}

/** The newest message of each notice. People who share a locked tablet get one notice. */
function newestOf(planned: readonly Planned[]): Sendable[] {
  const newest = new Map<string, Sendable>();
  for (const { message, plan } of planned) {
    if (plan === 'drop' || plan === 'removeDevice') continue;
    const key = plan === 'locked' ? message.endpoint : `${message.deviceId} ${message.about}`;
    newest.set(key, { message, plan, ids: [...(newest.get(key)?.ids ?? []), message.id] });
  }
  return [...newest.values()];
}

async function sendOne({ message, plan, ids }: Sendable, parts: SenderParts): Promise<Outcome> {
  const { db, keys, contact, post, now, stop } = parts;
  const [subject, open] = await Promise.all([
    readSubject(db, message),
    message.tabletId === null ? 0 : countOpen(db, message.endpoint, now()),
  ]);
  const age = (now().getTime() - message.createdAt.getTime()) / 1000;
  const ttl = Math.max(1, Math.ceil(TTL_S - age));
  const payload = payloadOf(message, plan, { subject, open });
  const { headers, body } = requestOf(message, payload, { keys, contact, ttl });
  const outcome = await post(message.endpoint, headers, body, stop);
  await note(message, ids, outcome, parts);
  return outcome;
}

/** How long a push service is left alone that takes no more and does not say for how long, s. */
const BUSY_S = 10;

async function note(
  message: WaitingMessage,
  ids: readonly number[],
  { status, retryAfter = BUSY_S }: Outcome,
  { db, now, stop, onError }: SenderParts,
): Promise<void> {
  const { origin, endpoint, attempts, action } = message;
  if (status === undefined || status >= 500) {
    // Another node goes on at once if this one stops.
    return postpone(db, ids, stop.aborted ? now() : later(now(), pauseS(attempts)));
  }
  if (status === 429) return postpone(db, ids, later(now(), retryAfter));
  // The browser has ended the subscription (RFC 8030, section 7.3).
  if (status === 404 || status === 410) return removeEndpoint(db, endpoint);
  if (status >= 300) onError(new Error(`${origin} refuses a push message: ${status}`));
  if (action === 'close') return noteClosed(db, message, now());
  return status >= 300 ? drop(db, ids) : noteSent(db, ids, now());
}
