import { createApi, type World } from '../client.ts';

/** What a fetch that stands for the network is asked, and what it answers; an Error breaks the connection. */
export type Answerer = (url: string, init: RequestInit) => Response | Error | Promise<Response>;

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
}

/** Bases as `/config.json` names them. */
export const services: World['services'] = {
  userauth: '/api/userauth',
  user: '/api/user',
  store: '/api/store',
  kiosk: '/api/kiosk',
  storefront: '/api/storefront',
  consignee: '/api/consignee',
  catalogue: '/api/catalogue',
  inventory: '/api/inventory',
  notification: '/api/notification',
  cube: '/api/cube',
  graph: '/graph',
};

/** A store whose three headers are all different. */
export const store = {
  shopifyApiDomain: 'graph.example',
  shopifyRestApiDomain: 'rest.example',
  accessToken: 'store-token',
};

/** A client whose network is a function; says what was sent. */
export function clientOf(answer: Answerer, world: Partial<World> = {}) {
  const sent: Sent[] = [];
  const fetch: World['fetch'] = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const body = typeof init.body === 'string' ? init.body : undefined;
    sent.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body });
    const answered = await answer(url, init);
    if (answered instanceof Error) throw answered;
    return answered;
  };
  const api = createApi({ services, getToken: () => 'jwt', getStore: () => store, fetch, random: () => 0, ...world });
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
