import { problem } from '../base/problems.ts';

/** How deep arrays and objects may be nested; the bodies of the contract need four levels. */
const MAX_DEPTH = 32;

/** A text that cannot be stored, and the JSON pointer to it. */
interface Malformed {
  pointer: string;
  message: string;
}

/**
 * Refuses bodies that are valid JSON and cannot be stored: text with a lone surrogate (RFC 8259, section 8.2), which
 * has no UTF-8 form, or with a NUL character, which PostgreSQL cannot hold, and very deep nesting.
 * @throws ProblemError 400 naming the field
 */
export function checkWellFormed(body: unknown): void {
  const found = findMalformed(body, '', 0);
  if (found !== undefined) throw refusal(found.pointer, found.pointer || 'The body', found.message);
}

/**
 * Refuses parameters of a path or query that cannot be stored.
 * @throws ProblemError 400 naming the parameter
 */
export function checkParameters(parameters: unknown): void {
  const found = findMalformed(parameters, '', 0);
  if (found === undefined) return;
  const name = found.pointer.split('/')[1] ?? '';
  throw refusal(name, name || 'The request', found.message);
}

function findMalformed(value: unknown, pointer: string, depth: number): Malformed | undefined {
  if (typeof value === 'string') {
    const fault = faultOf(value);
    return fault === undefined ? undefined : { pointer, message: `contains ${fault}` };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { pointer: '', message: `is nested more than ${MAX_DEPTH} deep` };
  for (const [key, inner] of Object.entries(value)) {
    const fault = faultOf(key);
    if (fault !== undefined) return { pointer, message: `has a name with ${fault}` };
    const found = findMalformed(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function faultOf(text: string): string | undefined {
  if (text.includes('\u0000')) return 'a NUL character';
  // Like `isWellFormed` of ES2024.
  return /\p{Surrogate}/u.test(text) ? 'an incomplete character' : undefined;
}

const refusal = (field: string, subject: string, message: string) =>
  problem(400, 'Not valid', { detail: `${subject} ${message}`, errors: [{ field, message }] });
