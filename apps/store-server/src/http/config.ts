import type { FastifyInstance } from 'fastify';
import type { Settings } from '../base/settings.ts';
import { BRIDGE_PAGE, hostOf } from './headers.ts';

/** The configuration that the apps read before they start. */
export interface RuntimeConfig {
  brand: Settings['brand'];
  services: Record<string, string>;
  identity: {
    clientId: string;
    authority: string;
    knownAuthorities: string[];
    /** OpenID metadata as JSON text, for an authority from which MSAL cannot load it. */
    authorityMetadata?: string;
    scopes: string[];
    protocolMode?: 'OIDC';
    redirectUri: string;
  };
  limits: Settings['limits'];
}

/** Creates the identity part for a request to `origin`. */
export type IdentityConfig = (origin: string) => RuntimeConfig['identity'];

/** Serves `/config.json`: brand, addresses of the services, identity provider, limits. */
export function registerConfig(app: FastifyInstance, settings: Settings, identity: IdentityConfig): void {
  const graph = settings.identity.kind === 'local' ? '/graph' : settings.identity.graphUrl;
  const names = 'userauth user store kiosk storefront consignee catalogue inventory notification cube'.split(' ');
  const services = {
    ...Object.fromEntries(names.map((name) => [name, `/api/${name}`])),
    graph,
    live: '/ws',
  };
  app.get('/config.json', async (request, reply): Promise<RuntimeConfig> => {
    reply.header('cache-control', 'no-cache');
    const origin = `${request.protocol}://${hostOf(request) ?? `localhost:${settings.port}`}`;
    return { brand: settings.brand, services, identity: identity(origin), limits: settings.limits };
  });
}

/** The identity part for a real provider, whose endpoints MSAL reads from its metadata. */
export function realIdentityConfig(identity: Exclude<Settings['identity'], { kind: 'local' }>): IdentityConfig {
  const { clientId, authority, scopes } = identity;
  return () => ({
    clientId,
    authority,
    knownAuthorities: [new URL(authority).host],
    scopes,
    redirectUri: BRIDGE_PAGE,
  });
}
