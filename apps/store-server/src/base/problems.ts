/** An invalid field: a JSON pointer into the body, or the name of a parameter. */
export interface FieldError {
  field: string;
  message: string;
}

/** A message with its values apart, so that a client can say it in another language. */
export interface Said<Text extends string = string> {
  /** The English message with the names of its values: "{name}, size {size} is sold." */
  text: Text;
  values: Readonly<Record<string, string>>;
  /** The values that the English message has in other words: a time on the clock of the location. */
  english?: Readonly<Record<string, string>> | undefined;
}

/** A message to a person. Clients translate it by its text: a new or changed text needs translations in the portal. */
export const said = <const Text extends string>(
  text: Text,
  values: Said['values'] = {},
  english?: Said['english'],
): Said<Text> => ({ text, values, english });

/** The message in English. */
export const inEnglish = (message: string | Said): string =>
  typeof message === 'string'
    ? message
    : message.text.replaceAll(
        /\{(\w+)\}/g,
        (place, name: string) => ({ ...message.values, ...message.english })[name] ?? place,
      );

/**
 * A stored message; undefined if its text does not make the stored sentence: nodes of an older release write only that.
 */
export function storedSaid(
  sentence: string | null,
  text: string | null,
  values: Said['values'] | null,
): Said | undefined {
  if (text === null) return undefined;
  const stored = said(text, values ?? {});
  return inEnglish(stored) === sentence ? stored : undefined;
}

/** What a client needs before it repeats a refused call: a full sign-in of the person, or a new enrolment of the device. */
export type Needs = 'fullSignIn' | 'enrolment';

/** The body of a problem response, RFC 9457. `message` repeats `detail` for older clients. */
export interface Problem extends Partial<Pick<Said, 'text' | 'values'>> {
  type: string;
  title: string;
  status: number;
  detail?: string;
  message?: string;
  errors?: FieldError[];
  needs?: Needs;
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
  {
    retryAfter,
    detail,
    errors,
    needs,
  }: { detail?: string | Said; errors?: FieldError[]; retryAfter?: number; needs?: Needs } = {},
): ProblemError {
  const message = inEnglish(detail ?? title);
  const { text, values }: Partial<Said> = typeof detail === 'object' ? detail : {};
  return new ProblemError(
    {
      type: 'about:blank',
      title,
      status,
      message,
      detail: detail === undefined ? undefined : message,
      text,
      values,
      errors,
      needs,
    },
    retryAfter,
  );
}

/** Creates a failure that is caused by one field; the message of the field is also the detail. */
export function fieldProblem(status: number, title: string, field: string, message: string | Said): ProblemError {
  return problem(status, title, { detail: message, errors: [{ field, message: inEnglish(message) }] });
}
