import type { Environment } from './environment.ts';
import { SettingsError } from './startErrors.ts';

/** The provider that people sign in with. */
export type Identity = LocalIdentity | JwksIdentity | GraphIdentity;

/** The provider built into the server, for demos and development on one machine. */
export interface LocalIdentity {
  kind: 'local';
}

interface RealIdentity {
  authority: string;
  clientId: string;
  scopes: string[];
  /** Scopes of the directory service that the photo needs, where the access token of the sign-in does not open it. */
  photoScopes?: string[];
  /** Base address of the directory service that has the photos. */
  graphUrl: string;
}

/** Access tokens for the company's own API scope, verified with the published keys of the authority. */
export interface JwksIdentity extends RealIdentity {
  kind: 'jwks';
  jwksUrl: string;
  issuer: string;
  audience: string;
  tenant?: string;
  /** The scope that a token must have in `scp`. */
  requiredScope: string;
}

/** Access tokens of the directory service, verified by a request to it. */
export interface GraphIdentity extends RealIdentity {
  kind: 'graph';
}

/**
 * Reads the identity provider.
 * @throws SettingsError naming the variables that are missing or contradict each other
 */
export function readIdentity(env: Environment): Identity {
  if (env.IDENTITY === 'local') {
    refuseRealProvider(env);
    return { kind: 'local' };
  }
  const required = env.IDENTITY === 'jwks' ? [...realNames, ...jwksNames] : realNames;
  const missing = required.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new SettingsError(missing.map((name) => `${name}: must be set when IDENTITY is ${env.IDENTITY}`));
  }
  return env.IDENTITY === 'jwks' ? jwksIdentity(env) : graphIdentity(env);
}

const realNames = ['IDENTITY_AUTHORITY', 'IDENTITY_CLIENT_ID'] as const;
const jwksNames = ['IDENTITY_AUDIENCE', 'IDENTITY_REQUIRED_SCOPE'] as const;

function refuseRealProvider(env: Environment): void {
  const names = [...realNames, 'IDENTITY_SCOPES', 'IDENTITY_JWKS_URL'] as const;
  const set = names.filter((name) => env[name] !== undefined);
  if (set.length === 0) return;
  throw new SettingsError([
    `${set[0]}: a real identity provider is configured, so the local sign-in refuses to start; set IDENTITY to jwks or graph, or unset ${set.join(', ')}`,
  ]);
}

function graphIdentity(env: Environment): GraphIdentity {
  return { kind: 'graph', ...realIdentity(env), scopes: env.IDENTITY_SCOPES ?? ['User.Read'] };
}

function jwksIdentity(env: Environment): JwksIdentity {
  const { IDENTITY_AUDIENCE: audience = '', IDENTITY_REQUIRED_SCOPE: requiredScope = '' } = env;
  const real = realIdentity(env);
  return {
    kind: 'jwks',
    ...real,
    scopes: env.IDENTITY_SCOPES ?? [`${audience}/${requiredScope}`],
    photoScopes: env.GRAPH_SCOPES ?? [`${real.graphUrl}/User.Read`],
    audience,
    requiredScope,
    issuer: env.IDENTITY_ISSUER ?? `${real.authority}v2.0`,
    jwksUrl: env.IDENTITY_JWKS_URL ?? `${real.authority}discovery/v2.0/keys`,
    tenant: env.IDENTITY_TENANT || undefined,
  };
}

function realIdentity({ IDENTITY_AUTHORITY = '', IDENTITY_CLIENT_ID = '', GRAPH_URL }: Environment) {
  return {
    authority: IDENTITY_AUTHORITY.replace(/\/*$/, '/'),
    clientId: IDENTITY_CLIENT_ID,
    graphUrl: GRAPH_URL.replace(/\/+$/, ''),
  };
}
