import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Bus } from '../live/bus.ts';
import type { LiveCounts } from '../live/connectionState.ts';
import { attachLive, type EndpointOptions, type LiveEndpoint } from '../live/endpoint.ts';
import { watchLoss } from '../live/watchLoss.ts';
import { createHub } from '../live/hub.ts';
import { type LiveLimits, liveLimits } from '../live/limits.ts';
import { listenerOf } from '../live/listeners.ts';
import { publish } from '../live/outbox.ts';
import type { Artwork } from '../artwork/artwork.ts';
import { createOperations } from '../domain/index.ts';
import type { Db } from '../db/database.ts';
import { createShortage, type ShortageOptions, writeNewPages } from '../db/shortage.ts';
import { keyCallersOf } from '../security/apiKeys.ts';
import { callersOf } from '../security/callers.ts';
import { createChallenges } from '../security/challenges.ts';
import { readContract } from '../security/contract.ts';
import { createDeviceReports, type DeviceReports } from '../security/deviceReports.ts';
import { createDeviceProofs } from '../security/deviceProofs.ts';
import { loadSessionKeys } from '../security/keys.ts';
import { loadPushKeys } from '../security/pushKeys.ts';
import { createSessions, type Sessions } from '../security/sessions.ts';
import { createWrongCodes } from '../security/wrongCodes.ts';
import { WRONG_TOKENS_PER_NETWORK } from '../domain/people/index.ts';
import { createTries } from '../security/tries.ts';
import { createWrongKeys } from '../security/wrongKeys.ts';
import type { Settings } from '../base/settings.ts';
import { registerShopifyWebhooks } from '../shopify/receive.ts';
import { createSignin } from '../signin/signin.ts';
import { registerApiDocs } from '../http/apiDocs.ts';
import { registerArtwork } from '../http/artwork.ts';
import { registerConfig } from '../http/config.ts';
import { kindFacts } from '../import/page/kindFacts.ts';
import { answerError, registerErrors } from '../http/errors.ts';
import { createFairShare, type Shares } from '../http/fairShare.ts';
import { inlineSources, readDocuments } from '../http/documents.ts';
import { registerHeaders, securityHeaders } from '../http/headers.ts';
import { answers, opensFiles, registerHealth } from '../http/health.ts';
import { loggerOptions } from '../http/log.ts';
import { registerOperations } from '../http/operations.ts';
import { type BuiltApp, registerApps } from '../http/portal.ts';
import { allowPortalOrigins } from '../http/portalOrigins.ts';
import { registerTraces } from '../http/traces.ts';
import { registerSerialization, registerValidation } from '../http/validation.ts';
import type { Metrics } from '../ops/metrics.ts';

/** What a node of the store is built from. */
export interface AppParts {
  settings: Settings;
  db: Db;
  /** The same database, for expensive operations. */
  costlyDb: Db;
  /** The same database, for what the start reads: its connection may take longer. @default db */
  startDb?: Db;
  /** Chooses the database of an expensive read. @default costlyDb */
  forRead?: () => Promise<Db>;
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
  /** Where the node keeps the reports of devices until a job stores them. @default its own */
  deviceReports?: DeviceReports;
  /** The built portal. */
  portalDir?: string;
  /** Where the node counts its requests and live messages. @default nowhere */
  metrics?: Metrics;
  /** Where log lines go instead of standard output. */
  logStream?: { write: (line: string) => void };
  /** The server that answers, when it exists already. */
  serverFactory?: FastifyServerOptions['serverFactory'];
}

/** Requests of this contract are small; the longest is a request cart of a hundred lines. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Numbers that one kiosk looks up within a minute [C-10]. */
const TRIES_PER_MINUTE = 5;

/** Builds one node: contract, live socket, sign-in and portal on one address. The caller starts the bus. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, db, startDb = db, now = () => new Date() } = parts;
  const app = createFastify(parts);
  const keys = await loadSessionKeys(startDb);
  const wrongKeys = createWrongKeys(db);
  const access = accessOf(db, createSessions(keys, now), now);
  const signin = await createSignin(settings, db);
  const shortage = createShortage(() => writeNewPages(db), parts.shortage);

  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  registerTraces(app);
  parts.metrics?.countRequests(app);
  const apps = builtApps(parts.portalDir);
  registerHeaders(app, settings, inlineSources(apps.flatMap(documentsOf)));
  await allowPortalOrigins(app, settings.portalOrigins);
  registerErrors(app, shortage.note);
  registerValidation(app);
  registerSerialization(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI } });
  await registerOperations(app, {
    ...access,
    operations: createOperations({
      ...access,
      wrongKeys,
      deviceProofs: createDeviceProofs(db, createChallenges(keys, now), wrongKeys),
      wrongTokens: settings.identity.kind === 'graph' ? createTries(db, 'token', WRONG_TOKENS_PER_NETWORK) : undefined,
      deviceReports: parts.deviceReports ?? createDeviceReports(),
      wrongCodes: createWrongCodes(db),
      numberTries: createTries(db, 'number', TRIES_PER_MINUTE),
      artwork: parts.artwork,
      importKinds: kindFacts,
      printerRanges: settings.printerRanges,
      ...(await limitsOf(settings, startDb)),
      ...signin,
    }),
    store: { db, now, publish },
    costlyDb: parts.costlyDb,
    forRead: parts.forRead,
    fairShare: createFairShare(parts.shares),
    callLimitMs: parts.callLimitMs,
  });
  await signin.register(app);
  const configFor = registerConfig(app, settings, signin.config);
  registerArtwork(app, parts.artwork);
  if (settings.apiDocs) registerApiDocs(app, access.contract);
  await registerShopifyWebhooks(app, { db, shopify: settings.shopify, now });
  registerHealth(
    app,
    { database: answers(db), 'database resources': shortage.check, files: opensFiles },
    { 'live events': parts.bus.ready },
  );
  await registerApps(app, apps, configFor);
  const counts: LiveCounts = { messages: 0, slowClients: 0, refusals: 0 };
  const limits = parts.limits ?? liveLimits;
  const origins = settings.portalOrigins;
  const live = attachLiveSocket(app, { bus: parts.bus, limits, now, counts, origins, identify: listenerOf(access) });
  parts.metrics?.countLive(parts.bus, live.connections, counts);
  await app.ready();
  return app;
}

/** What operations need of the settings, and the key of Web Push. */
const limitsOf = async (
  { limits: { lateAfterMs, redirectOrigins }, pushServices, webhooksToPrivate, shopify }: Settings,
  db: Db,
) => ({
  lateAfterMs,
  redirectOrigins,
  pushServices,
  webhooksToPrivate,
  shopDomain: shopify?.shop,
  pushKey: (await loadPushKeys(db)).publicKey,
});

/** Who may call what: people and devices by session, tools by API key. */
const accessOf = (db: Db, sessions: Sessions, now: () => Date) => ({
  contract: readContract(),
  sessions,
  findCaller: callersOf(db),
  findKeyCaller: keyCallersOf(db, now),
});

const documentsOf = ({ directory }: BuiltApp): string[] => [...readDocuments(directory).values()];

const builtApps = (portalDir = builtApp('portal')): readonly BuiltApp[] => [
  { directory: portalDir, path: '/' },
  { directory: builtApp('kiosk'), path: '/kiosk/' },
];

const builtApp = (name: string): string => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url));

function createFastify({ settings, logStream, serverFactory }: AppParts): FastifyInstance {
  return Fastify({
    logger: loggerOptions(settings.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    // Only proxies that the settings name: any other client may send these headers, too.
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    genReqId: () => crypto.randomUUID(),
    // Sockets of idle clients must not delay a stop.
    forceCloseConnections: true,
    // A malformed URL reaches no route and no hook, so the headers that hooks add are added here.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(securityHeaders(settings)(request));
      answerError(error, request, reply);
    },
    serverFactory,
  });
}

/** Delivers the events of the bus to the live clients of this node, until the app closes. */
function attachLiveSocket(
  app: FastifyInstance,
  { bus, ...options }: Pick<EndpointOptions, 'limits' | 'now' | 'counts' | 'identify' | 'origins'> & { bus: Bus },
): LiveEndpoint {
  const hub = createHub((error) => app.log.error({ err: error }, 'live delivery failed'));
  const loss = watchLoss(bus.ready, options.limits.lostAfterMs, () => live.disconnectAll());
  const live = attachLive(app.server, {
    ...options,
    isLost: loss.isLost,
    hub,
    log: (detail, message) => app.log.info(detail, message),
  });
  bus.onEvent(hub.deliver);
  bus.onGap(live.disconnectAll);
  app.addHook('preClose', async () => {
    loss.stop();
    live.close();
  });
  return live;
}

/** Quality 5 (zlib, BROTLI_PARAM_QUALITY = 1): nearly as small as the best and 50 times as fast. */
const BROTLI = { 1: 5 };
