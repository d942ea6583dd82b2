import { createApi } from '../client.ts';
import type { ApiDependencies } from '../dependencies.ts';

/** Answers a request instead of the network; an Error breaks the connection. */
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

/** The page's own server, which relative addresses in a browser belong to; Node needs it spelled out. */
const PAGE = 'http://page.example';

/** Bases as `/config.json` names them, on the page's own server. */
export const services: ApiDependencies['services'] = {
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

/** A client whose network is a function, and the list of what it has sent. */
export function clientOf(answer: Answerer, dependencies: Partial<ApiDependencies> = {}) {
  const sent: Sent[] = [];
  const fetch: ApiDependencies['fetch'] = async (request) => {
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
    ...dependencies,
  });
  return { api, sent };
}

/** Answers one after the other; the last one for good. */
export function inTurn(...answers: (() => Response | Error)[]): Answerer {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return answer?.() ?? new Error('no answer is laid out');
  };
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** A problem as the store sends it. */
export function problem(status: number, detail?: string): Response {
  const body = { type: 'about:blank', title: 'A title', status, ...(detail && { detail, message: detail }) };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

/** A page of no notifications. */
export const emptyPage = { status: 200, data: { content: [], totalElements: 0 } };
