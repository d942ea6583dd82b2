import { makeRounds } from '../domain/counts/index.ts';
import { runOutHolds } from '../domain/customerHolds/index.ts';
import type { Db } from '../db/database.ts';
import type { StoreAccess } from '../domain/operation.ts';
import { tellOfOfflineDevices } from '../domain/devices/index.ts';
import { giveUpImports } from '../import/page/giveUpImports.ts';
import { runImports, type RunParts } from '../import/page/runImports.ts';
import { deleteOldPrintJobs, sendPrintJobs, type Talk } from '../domain/printers/index.ts';
import type { DeviceReports } from '../security/deviceReports.ts';
import { bringBackPostponed } from '../domain/notifications/index.ts';
import { escalateTryouts } from '../domain/tryouts/index.ts';
import { deleteOldDeliveries, deliverWebhooks } from '../webhooks/deliver.ts';
import type { Post } from '../base/post.ts';
import { deleteOldPushMessages } from '../push/queue.ts';
import { createPushSender } from '../push/sender.ts';
import type { PushKeys } from '../security/pushKeys.ts';
import { repeat } from './repeat.ts';

/** How often each node looks for events that wait for a webhook, ms. */
const WEBHOOKS_EVERY_MS = 1_000;

/**
 * Endpoints to which a node sends at once. Each run goes on by itself, so a slow receiver holds up one of them; each uses
 * one of the few quick connections while a receiver answers.
 */
const WEBHOOK_RUNS = 3;

/** How often each node looks for print jobs, ms. */
const PRINTING_EVERY_MS = 1_000;

/** Printers to which a node talks at once: one that does not answer holds up one of the runs, as with webhooks. */
const PRINTING_RUNS = 2;

/** How often each node deletes old entries from the logs of webhooks and printers, ms. */
const OLD_ENTRIES_EVERY_MS = 3_600_000;

/** How often each node stores the reports of devices, ms. */
const REPORTS_EVERY_MS = 10_000;

/** How often each node looks for try-on requests that wait too long, holds that end, and postponed
 * notifications, ms. */
const EVERY_MS = 10_000;

/** How often each node looks for files that wait to be checked or written, ms. */
const IMPORTS_EVERY_MS = 1_000;

/** How often each node looks for messages of Web Push, ms. One node at a time sends them. */
const PUSH_EVERY_MS = 1_000;

interface JobOptions {
  escalateAfterMs: number;
  /** The reports that this node has received. */
  deviceReports: DeviceReports;
  webhooks: { db: Db; post: Post };
  imports: Pick<RunParts, 'db' | 'url' | 'pictureHost'>;
  printing: { db: Db; talk: Talk; ranges: readonly string[] };
  push: { db: Db; keys: PushKeys; contact: string; post: Post };
  /** Called with the failure of a run; the next run tries again. */
  onError: (error: unknown) => void;
}

/**
 * Starts what the store does by itself: it escalates try-on requests that wait too long [K-11],
 * ends holds [M-04], makes the planned counts of a day [M-07], brings postponed notifications back [N-10],
 * sends webhooks [O-10], and prints [M-06].
 * It checks and writes files that admins import [P-04].
 * It calls people on locked and closed devices [N-09].
 * It stores what devices said how they are, and tells of those that are offline [D-05].
 * @returns stops it and waits for the runs in flight
 */
export function startJobs(
  store: StoreAccess,
  { escalateAfterMs, deviceReports, webhooks, imports, printing, push, onError }: JobOptions,
): () => Promise<unknown> {
  const stopping = new AbortController();
  const deliver = () => deliverWebhooks({ ...webhooks, now: store.now, stop: stopping.signal });
  const print = () => sendPrintJobs({ ...printing, now: store.now, stop: stopping.signal });
  const sender = createPushSender({ ...push, now: store.now, stop: stopping.signal, onError });
  const stops = [
    repeat(EVERY_MS, () => escalateTryouts(store, escalateAfterMs), onError),
    repeat(EVERY_MS, () => runOutHolds(store), onError),
    repeat(EVERY_MS, () => makeRounds(store), onError),
    repeat(REPORTS_EVERY_MS, () => deviceReports.store(store.db), onError),
    repeat(EVERY_MS, () => tellOfOfflineDevices(store), onError),
    repeat(EVERY_MS, () => bringBackPostponed(store), onError),
    ...Array.from({ length: WEBHOOK_RUNS }, () => repeat(WEBHOOKS_EVERY_MS, deliver, onError)),
    repeat(IMPORTS_EVERY_MS, () => runImports({ ...imports, now: store.now, stop: stopping.signal }), onError),
    repeat(EVERY_MS, () => giveUpImports(imports.db, store.now()), onError),
    ...Array.from({ length: PRINTING_RUNS }, () => repeat(PRINTING_EVERY_MS, print, onError)),
    repeat(OLD_ENTRIES_EVERY_MS, () => deleteOldDeliveries(webhooks.db, store.now()), onError),
    repeat(OLD_ENTRIES_EVERY_MS, () => deleteOldPrintJobs(printing.db, store.now()), onError),
    repeat(PUSH_EVERY_MS, sender.run, onError),
    repeat(OLD_ENTRIES_EVERY_MS, () => deleteOldPushMessages(push.db, store.now()), onError),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
    await sender.end().catch(onError);
  };
}
