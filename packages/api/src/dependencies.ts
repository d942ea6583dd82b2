import type { ServiceName } from './api.ts';
import type { Store } from './entities.ts';
import type { Renew } from './renewal.ts';

/** The values of the three store headers. */
export type StoreHeaders = Pick<Store, 'shopifyApiDomain' | 'shopifyRestApiDomain' | 'accessToken'>;

/** A bearer token, or null to send none. */
export type ReadToken = () => string | null | Promise<string | null>;

/** What the client gets from its app. */
export interface ApiDependencies {
  /** The base address of each service, as `/config.json` names them; relative ones belong to the page's own server. */
  services: Readonly<Record<ServiceName, string>>;
  /** The session's jwt, or null without a session. Read for every attempt. */
  getToken: ReadToken;
  /** The store in use, or null before one is chosen; its empty values are left out of the headers. */
  getStore: () => StoreHeaders | null;
  /** Gets a Request, never a text: `fetch` of the browser or of Node. */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Called once for all calls that get a 401 at the same time. Resolves to the token of a new session, or to null; then
   * each call is repeated once with it. It may use `authenticateOauth` and `getMyPhoto`, which never renew.
   */
  onUnauthorized?: Renew;
  /** Whether the browser has a network. @default always */
  isOnline?: () => boolean;
  /** From 0 up to 1; spreads repetitions. @default Math.random */
  random?: () => number;
}
