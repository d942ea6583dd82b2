/** An invalid field: a JSON pointer into the body, or the name of a parameter. */
export interface FieldError {
  field: string;
  message: string;
}

/** The body of a problem response, RFC 9457. `message` repeats `detail` for older clients. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  message?: string;
  errors?: FieldError[];
}

/** A failure whose message the caller may read. Every other exception is answered with 500 and no details. */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** Seconds after which the caller may try again: the header Retry-After of a 429 or 503. */
  readonly retryAfter: number;

  constructor(body: Problem, retryAfter = 1) {
    super(body.detail ?? body.title);
    this.name = 'ProblemError';
    this.problem = body;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return this.problem.status;
  }
}

/**
 * Creates a failure to throw: `throw problem(409, 'No pair left', { detail, errors })`.
 * The type is `about:blank`: the status and the title say what it is (RFC 9457, section 4.2.1).
 */
export function problem(
  status: number,
  title: string,
  { retryAfter, ...extra }: { detail?: string; errors?: FieldError[]; retryAfter?: number } = {},
): ProblemError {
  const message = extra.detail ?? title;
  return new ProblemError({ type: 'about:blank', title, status, message, ...extra }, retryAfter);
}

/** Creates a failure that is caused by one field; the message of the field is also the detail. */
export function fieldProblem(status: number, title: string, field: string, message: string): ProblemError {
  return problem(status, title, { detail: message, errors: [{ field, message }] });
}
