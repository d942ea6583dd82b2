/** A call that the document has started, for the program that asks for the same. */
interface StartedCall {
  /** The value of the header `Authorization`; null without one. */
  authorization: string | null;
  answer: Promise<Response>;
}

/** A page that may have started calls, by their address. */
export type StartingPage = Pick<Window & typeof globalThis, 'fetch' | 'location'> & {
  startedCalls?: Map<string, StartedCall>;
};

/** After this time the program asks again, ms: the answer may be out of date. */
const KEPT_MS = 10_000;

/** Parameters have no order. */
function addressOf(url: string, base: string): string {
  const address = new URL(url, base);
  address.searchParams.sort();
  return address.href;
}

/**
 * Starts a GET before the program has run. `takingStarted` passes its answer on, once.
 *
 * @param authorization header of the call. @default none
 * @returns the JSON of the answer; undefined if the call fails
 */
export async function startCall(
  page: StartingPage,
  url: string,
  authorization: string | null = null,
): Promise<unknown> {
  const headers = authorization === null ? undefined : { authorization, accept: 'application/json' };
  const answer = page.fetch(url, { headers });
  const address = addressOf(url, page.location.href);
  page.startedCalls ??= new Map();
  page.startedCalls.set(address, { authorization, answer });
  setTimeout(() => page.startedCalls?.delete(address), KEPT_MS);
  // The program reads the answer itself.
  return answer.then((response) => response.clone().json()).catch(() => undefined);
}

/**
 * The page's `fetch`, which takes over the answers of started calls: each one once, for the same address and the same
 * `Authorization`. A call that has failed is sent again.
 */
export function takingStarted(page: StartingPage): (input: Request | string) => Promise<Response> {
  return async (input) => {
    const { url, method, headers } =
      typeof input === 'string' ? new Request(new URL(input, page.location.href)) : input;
    const address = addressOf(url, page.location.href);
    const started = method === 'GET' ? page.startedCalls?.get(address) : undefined;
    if (started?.authorization === headers.get('authorization')) {
      page.startedCalls?.delete(address);
      const answer = await started.answer.catch(() => undefined);
      if (answer?.ok) return answer;
    }
    return page.fetch(input);
  };
}
