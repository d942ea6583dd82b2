import type { Problem } from './entities.ts';

/**
 * Why a call failed.
 * - `offline`: the browser is offline; a write was not sent
 * - `network`: no response
 * - `timeout`: no response within the time limit
 * - `aborted`: the caller aborted the call
 * - `unauthorized`: 401, also after a renewal
 * - `forbidden`: 403
 * - `not-found`: 404 or 410
 * - `conflict`: 409 or 412, or a response with `status: false`
 * - `invalid`: any other 4xx, or an input that cannot be sent
 * - `server`: 5xx, 408 or 429
 * - `malformed`: a response that does not match the contract
 */
export type FailureKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'server'
  | 'malformed';

export interface Failure {
  readonly ok: false;
  readonly kind: FailureKind;
  /** The HTTP status, if there was a response. */
  readonly status?: number;
  /** The RFC 9457 body, if the server sent one. */
  readonly problem?: Problem;
  /** The server's message for the user; for an address without a server, one for the developer. Without one, show 'Something went wrong, please try later!'. */
  readonly message?: string;
}

export interface Success<T> {
  readonly ok: true;
  readonly data: T;
}

/** The result of a call. TypeScript allows `data` only after a check of `ok`. */
export type Result<T> = Success<T> | Failure;

/**
 * Whether a failed write may have been done: its response is missing or unreadable, or comes from a proxy.
 * @param before whether an earlier attempt of the same write may have been done. It is returned for a failure that adds
 *   nothing: offline the write is not sent, and without a session the server refuses it. @default false
 */
export function mayHaveHappened({ kind }: Failure, before = false): boolean {
  if (kind === 'offline' || kind === 'unauthorized') return before;
  return kind === 'network' || kind === 'timeout' || kind === 'server' || kind === 'malformed';
}

/** Whether a call got no response: the network is away, or the server is. */
export function isWithoutNetwork(kind: FailureKind): boolean {
  return kind === 'offline' || kind === 'network' || kind === 'timeout';
}

/** The kind of failure of an HTTP status; 2xx and 3xx count as malformed. */
export function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 409 || status === 412) return 'conflict';
  if (status >= 500 || status === 408 || status === 429) return 'server';
  return status >= 400 ? 'invalid' : 'malformed';
}

/** Creates the failure of a status, with the details of its body if it has any. */
export function failureOf(status: number, body: unknown, kind: FailureKind = kindOf(status)): Failure {
  const problem = problemOf(body);
  const message = messageOf(body);
  return { ok: false, kind, status, problem, message };
}

/** Finds the server's message in a body: back ends use different properties. */
export function messageOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const info = body['errorInfo'];
  const messages = [body['detail'], body['message'], isRecord(info) ? info['message'] : undefined, body['error']];
  return messages.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

function problemOf(body: unknown): Problem | undefined {
  if (!isRecord(body) || typeof body['title'] !== 'string' || typeof body['status'] !== 'number') return undefined;
  const { type, title, status, detail, message, text, values, errors, needs } = body;
  return {
    type: typeof type === 'string' ? type : 'about:blank',
    title,
    status,
    detail: typeof detail === 'string' ? detail : undefined,
    message: typeof message === 'string' ? message : undefined,
    text: typeof text === 'string' ? text : undefined,
    values: typeof text === 'string' ? textsOf(values) : undefined,
    needs: needs === 'fullSignIn' || needs === 'enrolment' ? needs : undefined,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : undefined,
  };
}

/** The texts of a record; other values are left out. */
function textsOf(values: unknown): Record<string, string> {
  const known = Object.entries(isRecord(values) ? values : {});
  return Object.fromEntries(known.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
