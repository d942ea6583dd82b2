import * as v from 'valibot';
import type { ShopifyCredentials } from '../base/shopify.ts';
import { ShopifyError } from './errors.ts';

/** The `fetch` of Node.js, or one of a test. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** Gives the access token. */
export interface Tokens {
  /** @param refused the token that the shop has refused: another one is fetched */
  get: (refused?: string) => Promise<string>;
}

interface Parts {
  /** The shop's own host: `chain.myshopify.com`. */
  shop: string;
  credentials: ShopifyCredentials;
  fetch: Ask;
  now: () => Date;
}

/** How long before its end a token is renewed, ms. */
const EARLY_MS = 5 * 60_000;

/** How long the shop may take to answer, ms. */
const TOKEN_MS = 10_000;

const Answer = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });

/** Keeps the token of a shop, and renews it before it ends. Calls at the same time share a renewal. */
export function createTokens({ shop, credentials, fetch, now }: Parts): Tokens {
  if ('accessToken' in credentials) return { get: async () => credentials.accessToken };
  let kept: { token: string; endsAt: number } | undefined;
  let renewal: Promise<string> | undefined;
  const renew = async (): Promise<string> => {
    const { clientId, clientSecret } = credentials;
    const asked = now().getTime();
    const response = await fetch(`https://${shop}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
      signal: AbortSignal.timeout(TOKEN_MS),
    });
    // The body may repeat what was sent: it is in no message.
    if (!response.ok) {
      const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
      throw new ShopifyError(`The shop gives no token: status ${response.status}.`, isRefused);
    }
    const answer = v.safeParse(Answer, await response.json());
    if (!answer.success) throw new ShopifyError('The shop gives no token: its answer is another one.');
    kept = { token: answer.output.access_token, endsAt: asked + answer.output.expires_in * 1000 };
    return kept.token;
  };
  return {
    get: async (refused) => {
      const isUsable = kept !== undefined && kept.token !== refused && now().getTime() < kept.endsAt - EARLY_MS;
      if (isUsable && kept !== undefined) return kept.token;
      renewal ??= renew().finally(() => (renewal = undefined));
      return renewal;
    },
  };
}
