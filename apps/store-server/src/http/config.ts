import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICES } from '@instore/api';
import { readBrandFile } from '../base/brandFile.ts';
import type { Settings } from '../base/settings.ts';
import { BRIDGE_PAGE, hostOf } from './headers.ts';

/** The configuration that the apps read before they start. */
export interface RuntimeConfig {
  brand: Settings['brand'] & {
    /** The address of the brand file. */
    theme?: string;
  };
  services: Record<string, string>;
  identity: {
    clientId: string;
    authority: string;
    knownAuthorities: string[];
    /** OpenID metadata as JSON text, for an authority from which MSAL cannot load it. */
    authorityMetadata?: string;
    scopes: string[];
    /** Scopes of the directory service, where the access token of the sign-in does not open it. */
    photoScopes?: string[];
    protocolMode?: 'OIDC';
    redirectUri: string;
  };
  limits: Settings['limits'];
  kiosk: Settings['kiosk'];
}

/** Creates the identity part for a request to `origin`. */
export type IdentityConfig = (origin: string) => RuntimeConfig['identity'];

/**
 * Serves `/config.json`: brand, addresses of the services, identity provider, limits, settings of kiosks.
 * @returns the same for a request of a document, which has it
 */
export function registerConfig(
  app: FastifyInstance,
  settings: Settings,
  identity: IdentityConfig,
): (request: FastifyRequest) => RuntimeConfig {
  const graph = settings.identity.kind === 'local' ? '/graph' : settings.identity.graphUrl;
  const services = {
    ...Object.fromEntries(SERVICES.map((name) => [name, `/api/${name}`])),
    graph,
    live: '/ws',
  };
  const brand = settings.brandFile === undefined ? settings.brand : { ...settings.brand, theme: BRAND_PATH };
  if (settings.brandFile !== undefined) serveBrand(app, settings.brandFile);
  const { limits, kiosk } = settings;
  const configFor = (request: FastifyRequest): RuntimeConfig => {
    const origin = `${request.protocol}://${hostOf(request) ?? `localhost:${settings.port}`}`;
    return { brand, services, identity: identity(origin), limits, kiosk };
  };
  app.get('/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return configFor(request);
  });
  return configFor;
}

/** Where the apps find the brand file. */
const BRAND_PATH = '/brand.json';

/**
 * Serves the brand file as it is: `pnpm start` and `pnpm check:brand` check its colours, and the apps refuse it, too.
 * @throws SettingsError when it cannot be read
 */
function serveBrand(app: FastifyInstance, file: string): void {
  const brand = readBrandFile(file);
  app.get(BRAND_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/json');
    return JSON.stringify(brand);
  });
}

/** The identity part for a real provider, whose endpoints MSAL reads from its metadata. */
export function realIdentityConfig(identity: Exclude<Settings['identity'], { kind: 'local' }>): IdentityConfig {
  const { clientId, authority, scopes, photoScopes } = identity;
  return () => ({
    clientId,
    authority,
    knownAuthorities: [new URL(authority).host],
    scopes,
    photoScopes,
    redirectUri: BRIDGE_PAGE,
  });
}
