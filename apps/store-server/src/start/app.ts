import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Bus } from '../live/bus.ts';
import { attachLive } from '../live/endpoint.ts';
import { createHub } from '../live/hub.ts';
import { type LiveLimits, liveLimits } from '../live/limits.ts';
import { listenerOf } from '../live/listeners.ts';
import { publish } from '../live/outbox.ts';
import type { Artwork } from '../artwork/artwork.ts';
import { createOperations } from '../domain/index.ts';
import type { Db } from '../db/database.ts';
import { createShortage, type ShortageOptions, writeNewPages } from '../db/shortage.ts';
import { callersOf } from '../security/callers.ts';
import { readContract } from '../security/contract.ts';
import { loadSessionKeys } from '../security/keys.ts';
import { createSessions } from '../security/sessions.ts';
import { createWrongKeys } from '../security/wrongKeys.ts';
import type { Settings } from '../base/settings.ts';
import { createSignin } from '../signin/signin.ts';
import { registerArtwork } from '../http/artwork.ts';
import { registerConfig } from '../http/config.ts';
import { answerError, registerErrors } from '../http/errors.ts';
import { createFairShare, type Shares } from '../http/fairShare.ts';
import { registerHeaders, securityHeaders } from '../http/headers.ts';
import { answers, opensFiles, registerHealth } from '../http/health.ts';
import { loggerOptions } from '../http/log.ts';
import { registerOperations } from '../http/operations.ts';
import { registerPortal } from '../http/portal.ts';
import { registerValidation } from '../http/validation.ts';

/** What a node of the store is built from. Only the first five are needed. */
export interface AppParts {
  settings: Settings;
  db: Db;
  /** The same database, for expensive operations. */
  costlyDb: Db;
  bus: Bus;
  artwork: Artwork;
  now?: () => Date;
  limits?: LiveLimits;
  /** What one caller gets of the node. @default defaultShares */
  shares?: Shares;
  /** How long a call may take, ms. @default CALL_LIMIT_MS */
  callLimitMs?: number;
  /** How often a shortage of the database is probed. */
  shortage?: ShortageOptions;
  /** The built portal. */
  portalDir?: string;
  /** Where log lines go instead of standard output. */
  logStream?: { write: (line: string) => void };
  /** The server that answers, when it exists already. */
  serverFactory?: FastifyServerOptions['serverFactory'];
}

/** Requests of this contract are small; the longest is a request cart of a hundred lines. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Builds one node: contract, live socket, sign-in and portal on one address. The bus is started by who made it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, db, costlyDb, bus, artwork, now = () => new Date(), limits = liveLimits } = parts;
  const app = Fastify({
    logger: loggerOptions(settings.logLevel, parts.logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    // Anybody else may write these headers, too.
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    genReqId: () => crypto.randomUUID(),
    // Sockets of idle clients must not hold up a stop.
    forceCloseConnections: true,
    // An address that cannot be read reaches no route and no hook: what those do for every other answer is done here.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(securityHeaders(settings)(request));
      answerError(error, request, reply);
    },
    ...(parts.serverFactory ? { serverFactory: parts.serverFactory } : {}),
  });
  const sessions = createSessions(await loadSessionKeys(db), now);
  const signin = await createSignin(settings, db);
  const findCaller = callersOf(db);
  const contract = readContract();
  const shortage = createShortage(() => writeNewPages(db), parts.shortage);

  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  registerHeaders(app, settings);
  registerErrors(app, shortage.note);
  registerValidation(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI } });
  await registerOperations(app, {
    contract,
    operations: createOperations({
      contract,
      sessions,
      findCaller,
      wrongKeys: createWrongKeys(db),
      artwork,
      ...signin,
    }),
    store: { db, now, publish },
    costlyDb,
    fairShare: createFairShare(parts.shares),
    sessions,
    findCaller,
    ...(parts.callLimitMs === undefined ? {} : { callLimitMs: parts.callLimitMs }),
  });
  await signin.register(app);
  registerConfig(app, settings, signin.config);
  registerArtwork(app, artwork);
  registerHealth(app, {
    database: answers(db),
    'database resources': shortage.check,
    'live events': bus.ready,
    files: opensFiles,
  });
  await registerPortal(app, parts.portalDir ?? fileURLToPath(new URL('../../../portal/dist', import.meta.url)));

  const hub = createHub((error) => app.log.error({ err: error }, 'live delivery failed'));
  const live = attachLive(app.server, {
    hub,
    limits,
    now,
    identify: listenerOf({ sessions, findCaller, contract }),
    log: (detail, message) => app.log.info(detail, message),
  });
  bus.onEvent(hub.deliver);
  bus.onGap(live.disconnectAll);
  app.addHook('preClose', async () => live.close());
  await app.ready();
  return app;
}

/** Quality 5 (zlib, BROTLI_PARAM_QUALITY = 1): nearly as small as the best and 50 times as fast. */
const BROTLI = { 1: 5 };
