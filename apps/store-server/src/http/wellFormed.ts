import { problem, type ProblemError } from '../base/problems.ts';

/** How many lists and objects may stand in one another; the contract's bodies need four. */
const MAX_DEPTH = 32;

/**
 * Refuses a body that JSON allows but nothing behind it can hold: text with half a surrogate pair (RFC 8259, section
 * 8.2), which has no UTF-8, and nesting without end.
 * @throws ProblemError 400 naming the field
 */
export function checkSound(value: unknown, pointer = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!isWhole(value)) throw unsound(pointer, 'holds a character that is not whole');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw unsound('', `is nested more than ${MAX_DEPTH} deep`);
  for (const [key, inner] of Object.entries(value)) {
    if (!isWhole(key)) throw unsound(pointer, 'has a name with a character that is not whole');
    checkSound(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
  }
}

function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

function unsound(field: string, message: string): ProblemError {
  const detail = `${field || 'The body'} ${message}`;
  return problem(400, 'Not valid', { detail, errors: [{ field, message }] });
}
