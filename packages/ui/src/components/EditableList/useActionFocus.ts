import { type FocusEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What a button of a row does. */
export type RowAction = 'up' | 'down' | 'rename' | 'remove';

interface Pressed {
  id: string;
  /** Its place before the press, from 0. */
  at: number;
  action: RowAction;
}

/** A row in the order of the list. */
interface Row {
  id: string;
}

/** The button of the pressed action in its row, or in the row that took its place; the frame if there is none. */
function buttonOf(frame: HTMLElement, { id, at, action }: Pressed): HTMLElement {
  const rows = [...frame.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.find(({ dataset }) => dataset['row'] === id) ?? rows[Math.min(at, rows.length - 1)];
  const enabled = (selector: string) => row?.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
  return enabled(`[data-action="${action}"]`) ?? enabled('button') ?? frame;
}

/** The focus was in a row that is gone, on a button that cannot be pressed any more, or on the frame. */
function isLost(frame: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active === document.body || active === frame || (active?.matches(':disabled') ?? false);
}

/**
 * Keeps the focus in the list while its rows move, are renamed or are removed, which all would lose it.
 *
 * @param frame the element around the rows, which can be focused
 * @param isEditing a form is in the place of a row
 */
export function useActionFocus(frame: RefObject<HTMLElement | null>, rows: readonly Row[], isEditing: boolean) {
  const pressed = useRef<Pressed>(undefined);
  /** The list has the focus until a dialog takes it. */
  const isParked = useRef(false);
  const [moved, setMoved] = useState<{ id: string; place: number }>();
  const isListed = () => rows.some(({ id }) => id === pressed.current?.id);
  const focus = () => {
    const { current } = pressed;
    if (!frame.current || !current) return;
    // Once the row is gone, no later change of the list may move the focus.
    if (!isListed()) pressed.current = undefined;
    isParked.current = false;
    buttonOf(frame.current, current).focus();
  };
  const follow = useEffectEvent((now: readonly Row[], isRowMissing: boolean) => {
    const { current } = pressed;
    const place = now.findIndex(({ id }) => id === current?.id);
    if (current && place !== -1 && place !== current.at) {
      pressed.current = { ...current, at: place };
      setMoved({ id: current.id, place: place + 1 });
    }
    // A dialog whose code is still being loaded must find the focus on the list; an open one returns it when it closes.
    if (isParked.current && (isListed() || document.activeElement !== frame.current)) return;
    if (!isRowMissing && isLost(frame.current)) focus();
  });
  useLayoutEffect(() => follow(rows, isEditing), [rows, isEditing]);
  return {
    /** The row that moved last, and its place from 1: to be announced. */
    moved,
    /** Notes which button is pressed. */
    note: (next: Pressed) => {
      pressed.current = next;
    },
    /** Focuses the list: a dialog that opens now returns the focus to it, although the row may be gone then. */
    park: () => {
      frame.current?.focus();
      isParked.current = true;
    },
    /** A dialog has returned the focus: focuses the button that was pressed last, or that of the row in its place. */
    onFrameFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target === currentTarget && isParked.current) focus();
    },
  };
}
