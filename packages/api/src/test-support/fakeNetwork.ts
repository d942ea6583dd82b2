import { createApi } from '../client.ts';
import type { ApiOptions } from '../apiOptions.ts';

/** Answers a request in place of the network; an Error simulates a broken connection. */
export type Answerer = (
  url: string,
  init: { headers: Headers; signal: AbortSignal },
) => Response | Error | Promise<Response>;

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
}

/** The page's own server. Node has no page, so relative addresses need it. */
const PAGE = 'http://page.example';

/** Base addresses like those of `/config.json`. */
export const services: ApiOptions['services'] = {
  userauth: `${PAGE}/api/userauth`,
  user: `${PAGE}/api/user`,
  store: `${PAGE}/api/store`,
  kiosk: `${PAGE}/api/kiosk`,
  storefront: `${PAGE}/api/storefront`,
  consignee: `${PAGE}/api/consignee`,
  catalogue: `${PAGE}/api/catalogue`,
  inventory: `${PAGE}/api/inventory`,
  notification: `${PAGE}/api/notification`,
  cube: `${PAGE}/api/cube`,
  graph: `${PAGE}/graph`,
};

/** A store whose three headers are all different. */
export const store = {
  shopifyApiDomain: 'graph.example',
  shopifyRestApiDomain: 'rest.example',
  accessToken: 'store-token',
};

/** Creates a client whose network is a function, and the list of the requests that it has sent. */
export function clientOf(answer: Answerer, options: Partial<ApiOptions> = {}) {
  const sent: Sent[] = [];
  const fetch: ApiOptions['fetch'] = async (request) => {
    const { method, headers, signal } = request;
    const url = request.url.replace(PAGE, '');
    const body = request.body === null ? undefined : await request.text();
    sent.push({ url, method, headers, body });
    const answered = await answer(url, { headers, signal });
    if (answered instanceof Error) throw answered;
    return answered;
  };
  const api = createApi({
    services,
    getToken: () => 'jwt',
    getStore: () => store,
    fetch,
    random: () => 0,
    ...options,
  });
  return { api, sent };
}

/** Returns the answers one after the other, then the last one again and again. */
export function inTurn(...answers: (() => Response | Error)[]): Answerer {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return answer?.() ?? new Error('There is no answer');
  };
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** A problem as the store sends it. */
export function problem(status: number, detail?: string): Response {
  const body = { type: 'about:blank', title: 'A title', status, detail, message: detail };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

/** A page of no notifications. */
export const emptyPage = { status: 200, data: { content: [], totalElements: 0 } };
