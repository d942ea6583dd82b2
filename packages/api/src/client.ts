import type { Api } from './api.ts';
import type { CallOptions, DirectoryCallOptions } from './calls.ts';
import type { ApiOptions, ReadToken } from './apiOptions.ts';
import { OPERATIONS } from './generated/operations.ts';
import { newIdempotencyKey } from './idempotency.ts';
import { CALL_TIMEOUT_MS, DOWNLOAD_TIMEOUT_MS, RENEWAL_TIMEOUT_MS, RETRY_BASE_MS, RETRY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';
import { shareRenewal } from './renewal.ts';
import { splitInput } from './request.ts';
import type { Failure, Result } from './result.ts';
import { createTransport, fail, type Attempt } from './transport.ts';
import { pause, within } from './within.ts';

/** A call with everything that its attempts need. */
type PreparedCall = Omit<Attempt, 'getToken' | 'signal'> & { options: Partial<DirectoryCallOptions> };

/**
 * The typed client: `api.<service>.<operationId>(input, { signal, key })` for every operation of the contract.
 * No call throws. While the browser is offline, writes are not sent. Reads are repeated up to twice after network errors,
 * timeouts, 502, 503 and 504. Writes are never repeated; each has an `Idempotency-Key`, so that the server recognises a
 * second call with the same `key` as the same write.
 */
export function createApi(apiOptions: ApiOptions): Api {
  const { getToken, onUnauthorized = async () => null, isOnline = () => true, random = Math.random } = apiOptions;
  const send = createTransport(apiOptions);
  const renewal = shareRenewal(onUnauthorized);

  async function call(operation: Operation, input: unknown, options: Partial<DirectoryCallOptions>) {
    if (operation.keyed && !isOnline()) return offline('You are offline. Nothing was sent.');
    const key = operation.keyed && (options.key ?? newIdempotencyKey());
    const prepared: PreparedCall = { operation, parts: splitInput(operation, input), key, options };
    for (let tries = 0; ; tries += 1) {
      const result = await sendWithRenewal(prepared);
      if (!operation.keyed && !result.ok && result.kind === 'network' && !isOnline())
        return offline('You are offline.');
      if (tries === RETRY_LIMIT || !isWorthRepeating(operation, result)) return result;
      const longest = RETRY_BASE_MS * 2 ** tries;
      if (!(await pause(longest * (0.5 + random() / 2), options.signal))) return fail('aborted');
    }
  }

  async function sendWithRenewal(prepared: PreparedCall): Promise<Result<unknown>> {
    const { operation, options } = prepared;
    const readToken = { session: getToken, none: () => null, given: () => options.accessToken ?? null };
    const sentAt = renewal.count();
    const first = await attempt(prepared, readToken[operation.auth ?? 'session']);
    if (first.ok || first.kind !== 'unauthorized' || operation.auth) return first;
    const renewed = await within(RENEWAL_TIMEOUT_MS, options.signal, () => renewal.join(sentAt));
    if ('stopped' in renewed) return fail(renewed.stopped);
    return renewed.done === null ? first : attempt(prepared, () => renewed.done);
  }

  async function attempt({ options, ...prepared }: PreparedCall, readToken: ReadToken): Promise<Result<unknown>> {
    const limit = options.timeoutMs ?? (prepared.operation.file ? DOWNLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS);
    const outcome = await within(limit, options.signal, (signal) =>
      send({ ...prepared, getToken: readToken, signal, onProgress: options.onProgress }),
    );
    return 'stopped' in outcome ? fail(outcome.stopped) : outcome.done;
  }

  return functionsOf(call) as object as Api;
}

type AnyCall = (
  operation: Operation,
  input: unknown,
  options: Partial<DirectoryCallOptions>,
) => Promise<Result<unknown>>;

/** One function for each operation, grouped by service. An operation without input takes its options only. */
function functionsOf(call: AnyCall): Record<string, object> {
  const services: Record<string, Record<string, AnyFunction>> = {};
  for (const [id, operation] of Object.entries<Operation>(OPERATIONS)) {
    (services[operation.service] ??= {})[id] = (...given) => callWith(call, operation, given);
  }
  return Object.fromEntries(
    Object.entries(services).map(([name, known]) => [
      name,
      new Proxy(known, { get: (early, id: string) => early[id] ?? lateFunction(call, id) }),
    ]),
  );
}

type AnyFunction = (...given: unknown[]) => Promise<Result<unknown>>;

function callWith(call: AnyCall, operation: Operation, given: readonly unknown[]): Promise<Result<unknown>> {
  const [input, options = {}] = operation.input === 'none' ? [undefined, given[0]] : given;
  return call(operation, input, options as CallOptions);
}

/** The function of an operation whose facts are loaded with the first call of such a one. */
const lateFunction =
  (call: AnyCall, id: string): AnyFunction =>
  async (...given) => {
    const loaded = await import('./generated/lateOperations.ts').catch(() => undefined);
    const operation = (loaded?.LATE_OPERATIONS as Readonly<Record<string, Operation>> | undefined)?.[id];
    // Without its facts nothing is sent.
    return operation === undefined ? offline('You are offline. Nothing was sent.') : callWith(call, operation, given);
  };

function offline(message: string): Failure {
  return { ok: false, kind: 'offline', message };
}

/** Statuses of a service that is temporarily unavailable. */
const TEMPORARY_STATUSES = new Set<number | undefined>([502, 503, 504]);

/** Reads whose parameters are too long for a URL use POST. A POST without a session is a sign-in, not a read. */
const isRead = ({ method, keyed, auth }: Operation): boolean => method === 'GET' || (!keyed && !auth);

function isWorthRepeating(operation: Operation, result: Result<unknown>): boolean {
  if (result.ok || !isRead(operation)) return false;
  const { kind, status } = result;
  return kind === 'network' || kind === 'timeout' || TEMPORARY_STATUSES.has(status);
}
