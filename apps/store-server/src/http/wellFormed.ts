import { problem, type ProblemError } from '../base/problems.ts';

/** How deep arrays and objects may be nested; the bodies of the contract need four levels. */
const MAX_DEPTH = 32;

/**
 * Refuses bodies that are valid JSON and cannot be stored: text with a lone surrogate (RFC 8259, section 8.2), which
 * has no UTF-8 form, and very deep nesting.
 * @throws ProblemError 400 naming the field
 */
export function checkWellFormed(value: unknown, pointer = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!isWellFormed(value)) throw malformed(pointer, 'contains an incomplete character');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw malformed('', `is nested more than ${MAX_DEPTH} deep`);
  for (const [key, inner] of Object.entries(value)) {
    if (!isWellFormed(key)) throw malformed(pointer, 'has a name with an incomplete character');
    checkWellFormed(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
  }
}

/** Whether a text has no lone surrogate, like `isWellFormed` of ES2024. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

function malformed(field: string, message: string): ProblemError {
  const detail = `${field || 'The body'} ${message}`;
  return problem(400, 'Not valid', { detail, errors: [{ field, message }] });
}
