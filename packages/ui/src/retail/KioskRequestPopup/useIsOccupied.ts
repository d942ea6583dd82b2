'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Keys and presses count this long, ms: the next key of a slow scanner, or the rest of a press, follows within it. */
const QUIET_MS = 400;

/** A dialog that is open. A toast and the popup of a request itself are none. */
const DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"], [data-kiosk-request] *)';

/** A dialog is open, the focused field has text, or the focus is in the small box of a request. */
function isInUse(): boolean {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  if (isField && !focused.readOnly && focused.value !== '' && !NO_TEXT.has(focused.type)) return true;
  if (focused instanceof HTMLElement && focused.isContentEditable && focused.textContent !== '') return true;
  return focused?.closest('[data-kiosk-request="aside"]') != null || document.querySelector(DIALOG) !== null;
}

const NO_TEXT: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file']);

/**
 * Whether the user is in the middle of something that a popup would interrupt: a dialog is open, the focused field has
 * text, or a key or press came just now, e.g. within a scan. Once for the popup of requests: pass the result as its
 * `isAside`.
 * @param isWatched false while there is nothing to show: then only keys and presses are noted
 */
export function useIsOccupied(isWatched: boolean): boolean {
  const [presses] = useState(createPresses);
  useEffect(() => presses.note(), [presses]);
  const subscribe = useCallback(
    (onChange: () => void) => (isWatched ? watchUse(presses, onChange) : () => {}),
    [isWatched, presses],
  );
  return useSyncExternalStore(
    subscribe,
    () => isWatched && (presses.rest() > 0 || isInUse()),
    () => false,
  );
}

/** When a key or the pointer was pressed last. */
function createPresses() {
  let pressedAt = -Infinity;
  return {
    /** Time until the last press no longer counts, ms. */
    rest: () => pressedAt + QUIET_MS - performance.now(),
    /** Notes presses until the returned function is called. */
    note: () => {
      const onPress = () => void (pressedAt = performance.now());
      return onEach(['keydown', 'pointerdown'], onPress);
    },
  };
}

function onEach(events: readonly string[], run: () => void): () => void {
  for (const name of events) window.addEventListener(name, run, { capture: true });
  return () => {
    for (const name of events) window.removeEventListener(name, run, { capture: true });
  };
}

/** Calls `onChange` after what may change the answer. */
function watchUse(presses: ReturnType<typeof createPresses>, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After the event: the focus has moved, and the field has its text.
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange();
      if (presses.rest() > 0) timer = setTimeout(look, presses.rest());
    });
  };
  look();
  const dialogs = new MutationObserver(look);
  dialogs.observe(document.body, { childList: true, subtree: true });
  const stop = onEach(['keydown', 'pointerdown', 'input', 'focusin', 'focusout'], look);
  return () => {
    clearTimeout(timer);
    dialogs.disconnect();
    stop();
  };
}
