import { pause } from './within.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The shortest pause before a service is asked again, milliseconds: Cube holds the call for seconds before it answers. */
export const ASK_AGAIN_MS = 250;

/** The longest pause that a service may ask for, milliseconds. A longer one is a failure that the caller sees at once. */
export const ASK_AGAIN_MAX_MS = 5_000;

/** The services of other systems: the analytics cube and the directory. They ask their callers to wait. */
const WAITS: ReadonlySet<string> = new Set(['cube', 'graph']);

/**
 * Sends a request to a service, again for as long as its answer asks to wait: Cube's `200 {"error":"Continue wait"}`, or
 * 429 with a short `Retry-After`. The caller's time limit is the limit of all of them together.
 */
export async function askAgain(service: string, request: Request, fetch: Fetch): Promise<Response> {
  if (!WAITS.has(service)) return fetch(request);
  for (;;) {
    const { response, waitMs } = await readWait(await fetch(request.clone()));
    if (waitMs === undefined || !(await pause(waitMs, request.signal))) return response;
  }
}

/** How long the answer asks to wait; undefined for the answer itself. */
async function readWait(response: Response): Promise<{ response: Response; waitMs?: number }> {
  if (response.status === 429) return { response, waitMs: toldMs(response) };
  if (response.status !== 200 || !/json/i.test(response.headers.get('content-type') ?? '')) return { response };
  const text = await response.text();
  const again = new Response(text, response);
  return isContinueWait(text) ? { response: again, waitMs: ASK_AGAIN_MS } : { response: again };
}

function toldMs(response: Response): number | undefined {
  const told = response.headers.get('retry-after') ?? '';
  const ms = /^\d{1,4}$/.test(told) ? Number(told) * 1_000 : Infinity;
  return ms <= ASK_AGAIN_MAX_MS ? Math.max(ms, ASK_AGAIN_MS) : undefined;
}

/** Cube says it first: `{"error":"Continue wait"}`, with the stage of the query after it or without. */
const isContinueWait = (text: string): boolean => /^\s*\{\s*"error"\s*:\s*"continue wait"/i.test(text);
