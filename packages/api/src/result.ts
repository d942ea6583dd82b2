import type { Problem } from './entities.ts';

/**
 * Why a call failed.
 * - `offline` the browser has no network: a write was not sent at all · `network` no answer came · `timeout` not in time · `aborted` the caller left
 * - `unauthorized` 401, also after a renewal · `forbidden` 403 · `not-found` 404, 410
 * - `conflict` 409, 412, or an answer that says `status: false` · `invalid` any other 4xx, or an input that cannot be sent
 * - `server` 5xx, 408, 429 · `malformed` an answer that is not what the contract promises
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
  /** The HTTP status, if an answer came. */
  readonly status?: number;
  /** The RFC 9457 body, if the server sent one. */
  readonly problem?: Problem;
  /** What the server said, fit to be shown. Without one the screen says 'Something went wrong, please try later!' [K-07]. */
  readonly message?: string;
}

export interface Success<T> {
  readonly ok: true;
  readonly data: T;
}

/** What every call answers. It never throws, and `data` cannot be read before `ok` was looked at. */
export type Result<T> = Success<T> | Failure;

/**
 * Whether a write that failed so may have happened all the same: its answer is missing, cannot be read, or is a
 * go-between's word.
 * @param before whether an earlier try of the same write may have: offline nothing is sent, and a session that has ended
 * is turned away before the write is looked at, so that stays as it was
 * @default false
 */
export function mayHaveHappened({ kind }: Failure, before = false): boolean {
  if (kind === 'offline' || kind === 'unauthorized') return before;
  return kind === 'network' || kind === 'timeout' || kind === 'server' || kind === 'malformed';
}

/** The kind that an HTTP status stands for; 2xx and 3xx have none and count as malformed here. */
export function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 409 || status === 412) return 'conflict';
  if (status >= 500 || status === 408 || status === 429) return 'server';
  return status >= 400 ? 'invalid' : 'malformed';
}

/** A failure of a status with what the body says about it, whatever the body is. */
export function failureOf(status: number, body: unknown, kind: FailureKind = kindOf(status)): Failure {
  const problem = problemOf(body);
  const message = messageOf(body);
  return { ok: false, kind, status, ...(problem && { problem }), ...(message !== undefined && { message }) };
}

/** The server's own words, in the order in which back ends are known to send them [K-07, K-08]. */
export function messageOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const info = body['errorInfo'];
  const said = [body['detail'], body['message'], isRecord(info) ? info['message'] : undefined, body['error']];
  return said.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

function problemOf(body: unknown): Problem | undefined {
  if (!isRecord(body) || typeof body['title'] !== 'string' || typeof body['status'] !== 'number') return undefined;
  const { type, title, status, detail, message, errors } = body;
  return {
    type: typeof type === 'string' ? type : 'about:blank',
    title,
    status,
    ...(typeof detail === 'string' && { detail }),
    ...(typeof message === 'string' && { message }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  };
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
