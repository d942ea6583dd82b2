import type { Language } from '@instore/api';
import { readEnvironment } from './environment.ts';
import { readFlags } from './flags.ts';
import { type Identity, readIdentity } from './identity.ts';
import { refuseUnlessLoopback } from './loopback.ts';
import { readShopify, type ShopifySettings } from './shopify.ts';
import { SettingsError } from './startErrors.ts';

/** The settings of one process. Error messages never contain secrets. */
export interface Settings {
  /** TCP port of the one address; 0 takes any free one (tests). */
  port: number;
  host: string;
  /** Directory of the embedded database and the keys of the local sign-in. */
  dataDir: string;
  /** An external PostgreSQL; without it the embedded one runs in `dataDir`. */
  databaseUrl?: string;
  /** The same PostgreSQL without a pooler, for live events and migrations. @default databaseUrl */
  directUrl?: string;
  /** How long the start waits for the database, ms. */
  databaseWaitMs: number;
  /** A streaming replica of the database for expensive reads. */
  readReplica?: {
    url: string;
    /** How long a read waits until the replica has everything that was committed before it, ms. */
    lagMaxMs: number;
  };
  /** A RabbitMQ that carries live events between nodes; without it PostgreSQL does. */
  brokerUrl?: string;
  /** The data that a new store with the local sign-in starts with. Ignored with a real identity provider. */
  seed: 'demo' | 'empty' | 'large';
  logLevel: string;
  /** Where `/metrics` listens, apart from the portal's port; without it there are no metrics. */
  metrics?: { port: number; host: string };
  /** Proxies whose headers about the caller's address and protocol are trusted, as IP addresses or ranges. */
  trustedProxies: string[];
  /** Origins of portals and kiosks that another host serves: their pages may call this store. */
  portalOrigins: string[];
  /** Addresses and ranges in which label printers are allowed [M-06]. */
  printerRanges: string[];
  /** Whether webhooks may be sent to private addresses and without TLS. */
  webhooksToPrivate: boolean;
  /** Whether the documentation of the API is served at `/docs/api` [O-10]. */
  apiDocs: boolean;
  /** The hosts of push services, to which messages of Web Push may be sent [N-09]. */
  pushServices: readonly string[];
  /** The connected shop system; without it goods and orders come by import. */
  shopify?: ShopifySettings;
  identity: Identity;
  brand: { name: string; title: string; contact: string };
  /** The file with the chain's theme; without it the apps have the look of the kit [O-07]. */
  brandFile?: string;
  limits: {
    redirectOrigins: string[];
    marketplaceImageHost: string;
    /** A request is late from this age, ms [K-11]. */
    lateAfterMs: number;
    /** The Store_Admins are notified of a try-on request without Accept from this age, ms [K-11]. */
    escalateAfterMs: number;
  };
  kiosk: {
    /** The language in which each customer begins. */
    language: Language;
    /** Idle time after which a kiosk resets: on the catalogue, in the cart, on progress, ms [C-11]. */
    idleMs: { catalogue: number; cart: number; progress: number };
  };
}

/**
 * Reads the settings of one process. An unset variable has its default, an empty one counts as unset.
 * @throws HelpRequested when the flags contain `--help`
 * @throws SettingsError naming every invalid setting
 */
export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const seed = readSeed(args);
  const read = readEnvironment(env);
  const identity = readIdentity(read);
  if (identity.kind === 'local') refuseUnlessLoopback(read.HOST);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    directUrl: read.DATABASE_DIRECT_URL,
    databaseWaitMs: read.DATABASE_WAIT_MS,
    readReplica: read.DATABASE_READ_URL ? { url: read.DATABASE_READ_URL, lagMaxMs: read.READ_LAG_MAX_MS } : undefined,
    brokerUrl: read.BROKER_URL,
    seed,
    logLevel: read.LOG_LEVEL,
    metrics: read.METRICS_PORT === undefined ? undefined : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    trustedProxies: read.TRUSTED_PROXIES,
    portalOrigins: read.PORTAL_ORIGINS,
    printerRanges: read.PRINTER_RANGES,
    webhooksToPrivate: read.WEBHOOKS_TO_PRIVATE === 'yes',
    apiDocs: read.API_DOCS === 'yes',
    pushServices: read.PUSH_SERVICES,
    shopify: readShopify(read),
    identity,
    brand: { name: read.BRAND_NAME, title: read.BRAND_TITLE, contact: read.BRAND_CONTACT },
    brandFile: read.BRAND_FILE,
    limits: {
      redirectOrigins: read.REDIRECT_ORIGINS,
      marketplaceImageHost: read.MARKETPLACE_IMAGE_HOST,
      lateAfterMs: read.LATE_AFTER_MS,
      escalateAfterMs: read.ESCALATE_AFTER_MS,
    },
    kiosk: {
      language: read.KIOSK_LANGUAGE,
      idleMs: {
        catalogue: read.KIOSK_CATALOGUE_IDLE_MS,
        cart: read.KIOSK_CART_IDLE_MS,
        progress: read.KIOSK_PROGRESS_IDLE_MS,
      },
    },
  };
}

const usage = `pnpm start [-- --empty | --large | --no-build]  (pnpm dev takes the same)
  --empty     a new store starts with stores and staff, and without goods
  --large     a new store starts with 100,000 units
  --no-build  serves the apps as they are built, also if their source is newer
Settings (PORT, HOST, DATA_DIR, DATABASE_URL, …) are environment variables: docs/deploy/settings.md lists them.`;

function readSeed(args: string[]): Settings['seed'] {
  const flags = { empty: { type: 'boolean' }, large: { type: 'boolean' }, 'no-build': { type: 'boolean' } } as const;
  const { empty, large } = readFlags(args, flags, usage);
  if (empty && large) throw new SettingsError(['--empty and --large cannot be used together']);
  return empty ? 'empty' : large ? 'large' : 'demo';
}
