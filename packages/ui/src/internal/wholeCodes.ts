import { createElement, Fragment, type ReactNode } from 'react';
import * as css from './wholeCodes.css.ts';

/** A bin, SKU, order or day in a sentence: letters and digits that hyphens join, with a digit: A-19-08, 2026-03-12. */
const CODE = /((?<![\p{L}\p{N}-])(?=[\p{L}-]*\p{N})[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}-]))/u;

/** A longer code may break, so that it fits beside large text on a phone. */
const LENGTH_MAX = 20;

/**
 * A text whose codes are not broken at their hyphens: every part of the kit that draws a sentence passes it through here.
 * The text stays the same for screen readers, copies and searches. Elements stay as they are.
 */
export function wholeCodes(text: ReactNode): ReactNode {
  if (typeof text === 'string') return text.includes('-') ? inParts(text) : text;
  return Array.isArray(text) ? createElement(Fragment, null, ...text.map(wholeCodes)) : text;
}

function inParts(text: string): ReactNode {
  // Each second part is a code.
  const parts = text.split(CODE);
  if (parts.length === 1) return text;
  const drawn = parts.map((part, at) =>
    at % 2 === 1 && part.length <= LENGTH_MAX ? createElement('span', { className: css.whole }, part) : part,
  );
  // One element, because a flex container would lay out each part for itself.
  return createElement('span', null, ...drawn);
}
