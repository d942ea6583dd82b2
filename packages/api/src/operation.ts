import type { paths } from './generated/schema.ts';
import type { Shape } from './shape.ts';

/** The facts of an operation that the client needs at run time, generated from the contract. */
export interface Operation {
  /** The service of the path. Each service has its own base address. */
  service: string;
  method: 'GET' | 'POST' | 'PUT';
  path: keyof paths;
  /** What a caller passes: path and query parameters in one object, the body, or the parameters with a `body`. */
  input: 'none' | 'params' | 'body' | 'both';
  /** The bearer: of the session (default), none, or an access token that the caller passes. */
  auth?: 'none' | 'given';
  /** Whether its body is bytes, not JSON. */
  binary?: true;
  /** Whether it is a write, which sends an `Idempotency-Key`. */
  keyed?: true;
  /** Whether its body may have `scannedAt`; the client then also sends the device's clock as `X-Device-Time`. */
  timed?: true;
  /** The required shape of the response's `data`, or of the whole response if `whole`. */
  shape?: Shape;
  /** Whether the response has no `data`, so that the caller gets the whole response. */
  whole?: true;
  /** Set for a file: the beginning of its content type. */
  file?: string;
}
