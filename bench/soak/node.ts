import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../apps/store-server/src/db/connect.ts';
import { createBus } from '../../apps/store-server/src/live/bus.ts';
import { LOOK_BACK_MS, RETENTION_MS } from '../../apps/store-server/src/live/busConnection.ts';
import { publish } from '../../apps/store-server/src/live/outbox.ts';
import { createTalk } from '../../apps/store-server/src/domain/printers/index.ts';
import { createDeviceReports } from '../../apps/store-server/src/security/deviceReports.ts';
import { startJobs } from '../../apps/store-server/src/start/jobs.ts';
import { loadPushKeys } from '../../apps/store-server/src/security/pushKeys.ts';
import { createPost } from '../../apps/store-server/src/base/post.ts';
import { startNode } from '../../apps/store-server/test/support/node.ts';
import { timeOf } from './clock.ts';

/**
 * A node whose clock runs faster, with all times that it measures by the clock of the machine shortened alike. It answers
 * each message with its memory after a collection. Arguments: database address, start of the clock, its scale.
 */

/** What the node says about its memory, bytes. */
export interface Memory {
  heap: number;
  resident: number;
}

/** How old a try-on request is when the admins are notified, ms of the store. */
const ESCALATE_MS = 5 * 60_000;

const [url = '', startedAt, scale] = process.argv.slice(2);
const clock = { startedAt: Number(startedAt), scale: Number(scale) };
const now = timeOf(clock);
const dataDir = await mkdtemp(join(tmpdir(), 'instore-soak-node-'));
const connection = connect(url);
const bus = createBus({
  url,
  keepMs: RETENTION_MS / clock.scale,
  lookBackMs: LOOK_BACK_MS / clock.scale,
  checkMs: 1_000,
});
const deviceReports = createDeviceReports();
const node = await startNode({ ...connection, url, dataDir }, { bus, now, deviceReports });
const webhooks = { db: connection.db, post: createPost({ allowsPrivate: false }) };
const printing = { db: connection.db, talk: createTalk(), ranges: [] };
const push = {
  db: connection.db,
  keys: await loadPushKeys(connection.db),
  contact: 'mailto:help@in-store.example',
  post: createPost({ allowsPrivate: false }),
};
const stopJobs = startJobs(
  { db: connection.patient.db, now, publish },
  {
    escalateAfterMs: ESCALATE_MS,
    deviceReports,
    webhooks,
    printing,
    imports: { db: connection.db, url },
    push,
    onError: console.error,
  },
);

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, resident: rss };
}

process.on('message', () => process.send?.(memory()));
process.on('disconnect', () => {
  void stopJobs()
    .then(() => node.close())
    .then(() => connection.close())
    .then(() => rm(dataDir, { recursive: true }))
    .then(() => process.exit(0));
});
process.send?.(node.url);
