'use client';

import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { rovingIndex } from '../../internal/roving.ts';

const TOOL =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea, [role="button"]';
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * One tab stop; arrow keys, Home and End move between the tools (ARIA APG, toolbar). A text field keeps the arrow keys
 * until the caret is at its end, so that its text can be edited. React Aria's hook does not (ADR 29).
 */
export function useToolKeys() {
  const root = useRef<HTMLDivElement>(null);
  const active = useRef(0);
  const tools = () => [...(root.current?.querySelectorAll<HTMLElement>(TOOL) ?? [])];
  const mark = () => {
    const all = tools();
    const at = Math.min(active.current, all.length - 1);
    for (const [index, tool] of all.entries()) tool.tabIndex = index === at ? 0 : -1;
  };

  // After every rendering: tools come and go.
  useLayoutEffect(mark);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = tools().indexOf(event.target);
    if (index < 0) return;
    active.current = index;
    mark();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = tools();
    const index = all.indexOf(event.target as HTMLElement);
    if (index < 0 || !leaves(event)) return;
    const next = rovingIndex(event, index, all.length);
    if (next === undefined || next === index) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return { root, onFocus, onKeyDown };
}

/** Whether an arrow key may leave its field: not a text field, or the caret is at the end. */
function leaves(event: KeyboardEvent<HTMLElement>): boolean {
  const field = event.target as HTMLInputElement;
  if (!field.matches(TYPING)) return true;
  if (field.selectionStart === null || field.selectionStart !== field.selectionEnd) return false;
  const isRtl = getComputedStyle(field).direction === 'rtl';
  if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return field.selectionEnd === field.value.length;
  return event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft') && field.selectionStart === 0;
}
