import { useEffect, type RefObject } from 'react';
import { isBehindModal } from '../ScanField/useScanner.ts';

/** A row of a list or table. */
const ROW = 'li, article, [role="row"], [role="listitem"]';

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/**
 * Keeps the focus on the page when the focused element goes away, by an act of the person or of a colleague: it moves to
 * the same row, else to the row behind it or before it, else to the cart that was emptied, else to the field of the page
 * that takes scans, else to the page. Otherwise the keyboard would start at the top again. After a touch only the field
 * for scans gets it, without the keyboard on the screen. A cart watches its own focus, too (`useFocusWhenEmptied`),
 * because it may stand outside of AppShell.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // An element of the page may have taken the focus as it was drawn.
    let focused = document.activeElement ?? undefined;
    let near: readonly Element[] = [];
    let isTouch = false;
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
      near = [];
    };
    const onPointer = ({ pointerType }: PointerEvent) => (isTouch = pointerType === 'touch');
    const onKey = () => (isTouch = false);
    const observer = new MutationObserver((records) => {
      if (!focused || hasFocus() || isUsable(focused)) return;
      // Later changes of the page do not tell where the element was.
      const found = nearRows(records, focused);
      if (found.length > 0) near = found;
      cancelAnimationFrame(frame);
      // A dialog that closes, and a page that opens, move the focus within two frames.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => (isTouch ? focusScans() : keepFocus(page.current, near)));
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    window.addEventListener('pointerdown', onPointer, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('pointerdown', onPointer, { capture: true });
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [page]);
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** The row from which an element was removed, or the rows beside it if the row was removed. */
function nearRows(records: readonly MutationRecord[], gone: Element): Element[] {
  if (gone.isConnected) return [gone.closest(ROW)].filter((row) => row !== null);
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  const own = elementOf(removal?.target)?.closest(ROW);
  const beside = gone.closest(ROW) ? [removal?.nextSibling, removal?.previousSibling].map(rowOf) : [];
  return [own, ...beside].filter((row) => row != null);
}

const elementOf = (node: Node | null | undefined) => (node instanceof Element ? node : undefined);

/** The row that a sibling of a removed element is, or contains. */
function rowOf(sibling: Node | null | undefined): Element | null | undefined {
  const element = elementOf(sibling);
  return element?.matches(ROW) ? element : element?.querySelector(ROW);
}

const scanField = () => document.querySelector<HTMLInputElement>('[data-asks-for-scans]');

/** Focuses the field for scans. The keyboard on the screen stays closed until the field is tapped. */
function focusScans(): void {
  const field = scanField();
  if (!field || hasFocus() || isBehindModal(field)) return;
  field.inputMode = 'none';
  field.focus({ preventScroll: true });
  // A tap on icon or padding of the field is a tap on its label.
  const tapped = field.closest('label') ?? field;
  const restore = ({ type }: Event) => {
    field.removeAttribute('inputmode');
    // The tap focuses it again, and opens the keyboard.
    if (type === 'pointerdown') field.blur();
    field.removeEventListener('blur', restore);
    tapped.removeEventListener('pointerdown', restore);
  };
  field.addEventListener('blur', restore);
  tapped.addEventListener('pointerdown', restore);
}

function keepFocus(page: HTMLElement | null, near: readonly Element[]): void {
  const stops = near.filter((row) => row.isConnected).map((row) => row.querySelector(TABBABLE));
  const carts = document.querySelectorAll('[data-takes-focus]');
  for (const stop of [...stops, ...carts, scanField(), page]) {
    // A hidden one takes no focus.
    if (hasFocus()) return;
    if (stop instanceof HTMLElement && !isBehindModal(stop)) stop.focus({ preventScroll: true });
  }
}
