'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

const TOAST = '[role="alertdialog"]';

/** Where the focus was before it came to the toasts, and the index of the toast that has it. */
interface ToastFocus {
  cameFrom: HTMLElement | null;
  at: number;
}

/**
 * Moves the focus to toasts and back. F6 goes to the toasts and returns. When the toast with the focus closes, the newer
 * toast beside it gets the focus, and after the last one the element that had it before. After a press with the mouse the
 * focus returns at once, so that the time of the other toasts runs on.
 *
 * @returns props of the region, whether the toasts' time is paused, and whether the focus came inside by a key
 */
export function useToastFocus() {
  const ref = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  /** By which means the focus came inside. */
  const [inside, setInside] = useState<'key' | 'pointer'>();
  const focus = useRef<ToastFocus | null>(null);
  const isByPointer = useRef(false);

  const leave = () => {
    giveBack(ref.current, focus.current, isByPointer.current);
    focus.current = null;
    setInside(undefined);
  };
  useFocusOfClosed(ref, focus, isByPointer, leave);
  useF6(() => {
    isByPointer.current = false;
    if (focus.current) leave();
    else ref.current?.focus();
  });

  return {
    ref,
    isPaused: isHovered || inside !== undefined,
    isEntered: inside === 'key',
    tabIndex: -1,
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onPointerDown: () => {
      isByPointer.current = true;
    },
    onKeyDown: () => {
      isByPointer.current = false;
    },
    onFocus: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      const toasts = [...currentTarget.querySelectorAll(TOAST)];
      focus.current ??= { cameFrom: relatedTarget as HTMLElement | null, at: 0 };
      focus.current.at = toasts.indexOf(target.closest(TOAST)!);
      setInside(isByPointer.current ? 'pointer' : 'key');
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      focus.current = null;
      setInside(undefined);
    },
  };
}

/** Focuses the element that had the focus before the toasts. */
function giveBack(region: HTMLElement | null, focus: ToastFocus | null, isByPointer: boolean): void {
  const cameFrom = focus?.cameFrom;
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: isByPointer });
  else if (region?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
}

/** Moves the focus on when the toast that has it closes, or the whole region. */
function useFocusOfClosed(
  ref: RefObject<HTMLElement | null>,
  focus: RefObject<ToastFocus | null>,
  isByPointer: RefObject<boolean>,
  leave: () => void,
): void {
  // After every rendering, before the browser reports that the focus is lost.
  useLayoutEffect(() => {
    if (!focus.current || ref.current?.contains(document.activeElement)) return;
    const left = [...(ref.current?.querySelectorAll<HTMLElement>(TOAST) ?? [])];
    const next = left[Math.max(0, focus.current.at - 1)];
    if (isByPointer.current || !next) leave();
    else next.focus({ preventScroll: true });
  });
  const close = useEffectEvent(() => {
    if (focus.current) leave();
  });
  useLayoutEffect(() => () => close(), []);
}

function useF6(onF6: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onF6();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
