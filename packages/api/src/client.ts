import { readAnswer } from './answer.ts';
import type { Api, CallOptions, DirectoryCallOptions, ServiceName } from './calls.ts';
import { newIdempotencyKey } from './idempotency.ts';
import { CALL_TIMEOUT_MS, RENEWAL_TIMEOUT_MS, RETRY_BASE_MS, RETRY_LIMIT } from './limits.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { shareRenewal, type Renew } from './renewal.ts';
import { prepare, splitPath, type PreparedRequest, type StoreHeaders } from './request.ts';
import type { Failure, Result } from './result.ts';
import { pause, within } from './within.ts';

/** All that the client needs of the world around it. */
export interface World {
  /** The base address of each service, as `/config.json` names them; relative ones are the page's own server. */
  services: Readonly<Record<ServiceName, string>>;
  /** The session's jwt, or null without a session. Read anew for every attempt. */
  getToken: () => string | null | Promise<string | null>;
  /** The store in use, or null before one is chosen; its empty values are left out of the headers. */
  getStore: () => StoreHeaders | null;
  fetch: typeof globalThis.fetch;
  /**
   * Called once for all calls that meet a 401 at the same time. Answers the new session's token, or null when there is
   * none; each call is then repeated once. It may itself use `authenticateOauth` and `getMyPhoto`, which never renew.
   */
  onUnauthorized?: Renew;
  /** Whether the browser has a network at all. @default always */
  isOnline?: () => boolean;
  /** From 0 up to 1; spreads repetitions. @default Math.random */
  random?: () => number;
}

/**
 * The typed client: `api.<service>.<operationId>(input, { signal, key })` for every operation of the contract.
 * No call throws. Nothing is written while the browser is offline. Reads are repeated up to twice after network errors, timeouts, 502, 503 and 504; writes never are,
 * and carry an `Idempotency-Key` so that a person's second try with the same `key` is the same write.
 */
export function createApi(world: World): Api {
  // A bare name, because `world.fetch()` would call the browser's fetch with a foreign `this`.
  const { fetch, services, getToken, getStore, onUnauthorized = async () => null } = world;
  const { isOnline = () => true, random = Math.random } = world;
  const renewal = shareRenewal(onUnauthorized);

  async function call(operation: Operation, input: unknown, options: Partial<DirectoryCallOptions>) {
    if (operation.keyed && !isOnline()) return offline('You are offline. Nothing was sent.');
    let request: PreparedRequest;
    try {
      const base = services[splitPath(operation.path).service as ServiceName];
      const key = operation.keyed && (options.key ?? newIdempotencyKey());
      request = prepare(operation, base, input, key ? { ...options, key } : options, getStore());
    } catch {
      return fail('invalid');
    }
    for (let tries = 0; ; tries += 1) {
      const result = await authorized(operation, request, options);
      if (!operation.keyed && !result.ok && result.kind === 'network' && !isOnline())
        return offline('You are offline.');
      if (tries === RETRY_LIMIT || !isWorthRepeating(operation, result)) return result;
      const longest = RETRY_BASE_MS * 2 ** tries;
      if (!(await pause(longest * (0.5 + random() / 2), options.signal))) return fail('aborted');
    }
  }

  async function authorized(operation: Operation, request: PreparedRequest, options: Partial<DirectoryCallOptions>) {
    const bearer = {
      session: getToken,
      none: () => null,
      given: () => options.accessToken ?? null,
    }[operation.auth ?? 'session'];
    const sentAt = renewal.count();
    const first = await attempt(operation, request, options, bearer);
    if (first.ok || first.kind !== 'unauthorized' || operation.auth) return first;
    const renewed = await within(RENEWAL_TIMEOUT_MS, options.signal, () => renewal.join(sentAt));
    if ('stopped' in renewed) return fail(renewed.stopped);
    return renewed.done === null ? first : attempt(operation, request, options, () => renewed.done);
  }

  async function attempt(
    operation: Operation,
    { url, ...init }: PreparedRequest,
    options: CallOptions,
    bearer: World['getToken'],
  ): Promise<Result<unknown>> {
    const limit = options.timeoutMs ?? operation.timeoutMs ?? CALL_TIMEOUT_MS;
    try {
      const outcome = await within(limit, options.signal, async (signal) => {
        const token = await Promise.resolve()
          .then(bearer)
          .catch(() => null);
        const headers = token ? { ...init.headers, Authorization: `Bearer ${token}` } : init.headers;
        return readAnswer(await fetch(url, { ...init, headers, signal }), operation);
      });
      return 'stopped' in outcome ? fail(outcome.stopped) : outcome.done;
    } catch {
      return fail('network');
    }
  }

  const api: Record<string, Record<string, unknown>> = {};
  for (const [id, line] of Object.entries(OPERATIONS)) {
    const operation: Operation = line;
    const { service } = splitPath(operation.path);
    (api[service] ??= {})[id] = (...args: unknown[]) => {
      const [input, options] = operation.input === 'none' ? [undefined, args[0]] : args;
      return call(operation, input, options ?? {});
    };
  }
  // The table's types and its run-time walk say the same; `operations.test.ts` holds both against the contract.
  return api as unknown as Api;
}

function fail(kind: Failure['kind']): Failure {
  return { ok: false, kind };
}

function offline(message: string): Failure {
  return { ok: false, kind: 'offline', message };
}

/** Statuses that say that the service is away for a moment. */
const PASSING_STATUSES = new Set<number | undefined>([502, 503, 504]);

/** Some questions are too long for an address and are asked by POST; those without a session open one. */
const isRead = ({ method, keyed, auth }: Operation): boolean => method === 'GET' || (!keyed && !auth);

function isWorthRepeating(operation: Operation, result: Result<unknown>): boolean {
  if (result.ok || !isRead(operation)) return false;
  const { kind, status } = result;
  return kind === 'network' || kind === 'timeout' || PASSING_STATUSES.has(status);
}
