import { isIP } from 'node:net';
import * as v from 'valibot';
import { readFlags } from './flags.ts';
import { SettingsError } from './startError.ts';

/** Everything that may be set from outside. Secrets never appear in messages. */
export interface Settings {
  /** TCP port of the one address; 0 takes any free one (tests). */
  port: number;
  host: string;
  /** Where the embedded database and the keys of the local sign-in live. */
  dataDir: string;
  /** An external PostgreSQL; without it the embedded one runs in `dataDir`. */
  databaseUrl?: string;
  /** What the local sign-in's demo begins with; with a real identity provider nothing of it is written. */
  seed: 'demo' | 'empty' | 'large';
  logLevel: string;
  /** Proxies in front, as IP addresses or ranges: what these say of the caller's address and protocol is believed. */
  trustedProxies: string[];
  identity: Identity;
  brand: { name: string; title: string; contact: string };
  limits: { redirectOrigins: string[]; marketplaceImageHost: string };
}

export type Identity = LocalIdentity | JwksIdentity | GraphIdentity;

/** The provider built into the store, for demos and development on one machine. */
export interface LocalIdentity {
  kind: 'local';
}

interface RealIdentity {
  authority: string;
  clientId: string;
  scopes: string[];
  /** Base address of the directory service that has the photos. */
  graphUrl: string;
}

/** Access tokens for the company's own API scope, checked against the authority's published keys. */
export interface JwksIdentity extends RealIdentity {
  kind: 'jwks';
  jwksUrl: string;
  issuer: string;
  audience: string;
  tenant?: string;
  /** The scope that a token must hold in `scp`. */
  requiredScope: string;
}

/** Access tokens of the directory service, checked by asking it who they belong to. */
export interface GraphIdentity extends RealIdentity {
  kind: 'graph';
}

const https = v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be an https address'));
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);

/** `10.1.2.3`, `10.0.0.0/8`, `::1`, `fd00::/8` (CIDR notation, RFC 4632). */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number from 0 to 65535'),
    ),
    '4100',
  ),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.array(v.pipe(v.string(), v.check(isAddressOrRange, 'must be IP addresses or ranges like 10.0.0.0/8'))),
    ),
    '',
  ),
  IDENTITY: v.optional(v.picklist(['local', 'jwks', 'graph']), 'local'),
  IDENTITY_AUTHORITY: v.optional(https),
  IDENTITY_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  IDENTITY_SCOPES: v.optional(list),
  IDENTITY_JWKS_URL: v.optional(https),
  IDENTITY_ISSUER: v.optional(https),
  IDENTITY_AUDIENCE: v.optional(v.pipe(v.string(), v.minLength(1))),
  IDENTITY_TENANT: v.optional(v.pipe(v.string(), v.minLength(1))),
  IDENTITY_REQUIRED_SCOPE: v.optional(v.pipe(v.string(), v.minLength(1))),
  GRAPH_URL: v.optional(https, 'https://graph.microsoft.com'),
  BRAND_NAME: v.optional(v.string(), 'the product'),
  BRAND_TITLE: v.optional(v.string(), 'In-store portal'),
  BRAND_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')),
    'mailto:help@in-store.example',
  ),
  REDIRECT_ORIGINS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'must be https origins')))),
    '',
  ),
  MARKETPLACE_IMAGE_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a host name')),
    'images.stockx.com',
  ),
});
type Environment = v.InferOutput<typeof Environment>;

/**
 * Reads the settings of one process. Unset means default, empty means unset.
 * @throws HelpWanted when the flags ask for it
 * @throws SettingsError naming every setting at fault
 */
export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const seed = readSeed(args);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message} (got ${shown(issue)})`),
    );
  }
  const read = parsed.output;
  const identity = readIdentity(read);
  if (identity.kind === 'local') refuseForeignHost(read.HOST);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    ...(read.DATABASE_URL ? { databaseUrl: read.DATABASE_URL } : {}),
    seed,
    logLevel: read.LOG_LEVEL,
    trustedProxies: read.TRUSTED_PROXIES,
    identity,
    brand: { name: read.BRAND_NAME, title: read.BRAND_TITLE, contact: read.BRAND_CONTACT },
    limits: { redirectOrigins: read.REDIRECT_ORIGINS, marketplaceImageHost: read.MARKETPLACE_IMAGE_HOST },
  };
}

function shown(issue: v.BaseIssue<unknown>): string {
  // An address of a database holds its password.
  return issue.path?.[0]?.key === 'DATABASE_URL' ? 'another kind of address' : JSON.stringify(issue.input);
}

const usage = `pnpm start [-- --empty | --large]  (pnpm dev takes the same)
  --empty   a new store begins with stores and staff, and no goods
  --large   a new store begins with 100,000 units
Settings (PORT, HOST, DATA_DIR, DATABASE_URL, …) are variables of the environment: README.md has them all.`;

function readSeed(args: string[]): Settings['seed'] {
  const flags = { empty: { type: 'boolean' }, large: { type: 'boolean' } } as const;
  const { empty, large } = readFlags(args, flags, usage);
  if (empty && large) throw new SettingsError(['--empty and --large cannot be used together']);
  return empty ? 'empty' : large ? 'large' : 'demo';
}

const realNames = ['IDENTITY_AUTHORITY', 'IDENTITY_CLIENT_ID', 'IDENTITY_SCOPES', 'IDENTITY_JWKS_URL'] as const;

function readIdentity(read: Environment): Identity {
  if (read.IDENTITY === 'local') {
    const set = realNames.filter((name) => read[name] !== undefined);
    if (set.length > 0) {
      throw new SettingsError([
        `${set[0]}: a real identity provider is configured, so the local sign-in refuses to start; set IDENTITY to jwks or graph, or unset ${set.join(', ')}`,
      ]);
    }
    return { kind: 'local' };
  }
  const missing: string[] = [];
  const need = (name: keyof Environment): string => {
    const value = read[name];
    if (typeof value === 'string') return value;
    missing.push(`${name}: must be set when IDENTITY is ${read.IDENTITY}`);
    return '';
  };
  const authority = need('IDENTITY_AUTHORITY').replace(/\/*$/, '/');
  const real = { authority, clientId: need('IDENTITY_CLIENT_ID'), graphUrl: read.GRAPH_URL.replace(/\/+$/, '') };
  const identity: Identity =
    read.IDENTITY === 'graph'
      ? { kind: 'graph', ...real, scopes: read.IDENTITY_SCOPES ?? ['User.Read'] }
      : {
          kind: 'jwks',
          ...real,
          scopes: read.IDENTITY_SCOPES ?? [`${need('IDENTITY_AUDIENCE')}/${need('IDENTITY_REQUIRED_SCOPE')}`],
          audience: need('IDENTITY_AUDIENCE'),
          requiredScope: need('IDENTITY_REQUIRED_SCOPE'),
          issuer: read.IDENTITY_ISSUER ?? `${authority}v2.0`,
          jwksUrl: read.IDENTITY_JWKS_URL ?? `${authority}discovery/v2.0/keys`,
          ...(read.IDENTITY_TENANT ? { tenant: read.IDENTITY_TENANT } : {}),
        };
  if (missing.length > 0) throw new SettingsError([...new Set(missing)]);
  return identity;
}

/**
 * Refuses an address that others can reach: the local sign-in has no passwords.
 * @throws SettingsError
 */
export function refuseForeignHost(host: string): void {
  if (isLoopback(host)) return;
  throw new SettingsError([
    `HOST: the local sign-in lets anybody be anybody, so it refuses to listen on ${host}; use 127.0.0.1, or configure a real identity provider with IDENTITY`,
  ]);
}

/** Whether an address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
