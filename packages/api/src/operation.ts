import type { paths } from './generated/schema.ts';
import type { Shape } from './shape.ts';

/** What the client knows of an operation at run time; generated from the contract. */
export interface Operation {
  /** The service of the path, which has a base address of its own. */
  service: string;
  method: 'GET' | 'POST' | 'PUT';
  path: keyof paths;
  /** What a caller passes: path and query parameters in one object, the body, or the parameters with a `body`. */
  input: 'none' | 'params' | 'body' | 'both';
  /** The bearer: of the session (default), none, or an access token that the caller passes. */
  auth?: 'none' | 'given';
  /** A write: it carries an `Idempotency-Key`. */
  keyed?: true;
  /** What the answer's `data` must look like, or the whole answer if `whole`. */
  shape?: Shape;
  /** The answer has no `data`: the caller gets all of it. */
  whole?: true;
  /** The answer is a file whose content type begins with this text. */
  file?: string;
}
