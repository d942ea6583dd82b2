import type { ServiceName } from './api.ts';
import type { Problem, Store } from './entities.ts';
import type { Renew } from './renewal.ts';

/** The values of the three store headers. */
export type StoreHeaders = Pick<Store, 'shopifyApiDomain' | 'shopifyRestApiDomain' | 'accessToken'>;

/** Reads the bearer token; null to send none. */
export type ReadToken = () => string | null | Promise<string | null>;

/** What an app passes to the client. */
export interface ApiOptions {
  /** The address of each service, as `/config.json` names them. Relative addresses belong to `baseUrl`. */
  services: Readonly<Record<ServiceName, string>>;
  /**
   * The address of the server to which relative addresses of services belong, e.g. `https://store.example`. Node.js has
   * no page, so it is needed there.
   * @default the address of the page
   */
  baseUrl?: string;
  /** Reads the session's jwt; null without a session. Called for every attempt. */
  getToken: ReadToken;
  /** Reads the store in use; null before one is selected. Empty values are not sent as headers. */
  getStore: () => StoreHeaders | null;
  /** Sends a request: `fetch` of the browser or of Node. */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Renews the session: called once for all calls that get a 401 at the same time. Each call is repeated once with the
   * token that it returns; with null the calls fail. It may use `authenticateOauth` and `getMyPhoto`, which never renew.
   * @default no renewal
   */
  onUnauthorized?: Renew;
  /**
   * Says a problem in the user's language: the `message` of its failure.
   * @default the server's message
   */
  sayProblem?: (problem: Problem) => string | undefined;
  /** Whether the browser is online. @default () => true */
  isOnline?: () => boolean;
  /** The clock of the device, ms since 1970, which scans are sent with. @default Date.now */
  now?: () => number;
  /** A random number from 0 to 1, which varies the pause before a repetition. @default Math.random */
  random?: () => number;
}
