'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

const TOAST = '[role="alertdialog"]';

/**
 * Keeps the focus of those who answer toasts: F6 leads to them and back; where a toast goes that had the focus, the
 * newer one beside it gets it, and after the last one what had it before. A mouse takes it back at once, so that the
 * others' time runs on.
 *
 * @returns what the region needs, and whether somebody is reading
 */
export function useToastFocus() {
  const ref = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isInside, setInside] = useState(false);
  const focus = useRef<{ cameFrom: HTMLElement | null; at: number } | null>(null);
  const byPointer = useRef(false);

  const leave = () => {
    const { cameFrom } = focus.current ?? {};
    if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: byPointer.current });
    else if (ref.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    focus.current = null;
    setInside(false);
  };

  // After every drawing, before anybody sees or hears that the focus is lost.
  useLayoutEffect(() => {
    if (!focus.current || ref.current?.contains(document.activeElement)) return;
    const left = [...(ref.current?.querySelectorAll<HTMLElement>(TOAST) ?? [])];
    const next = left[Math.max(0, focus.current.at - 1)];
    if (byPointer.current || !next) leave();
    else next.focus({ preventScroll: true });
  });

  const close = useEffectEvent(() => {
    if (focus.current) leave();
  });
  useLayoutEffect(() => () => close(), []);

  const onF6 = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (focus.current) leave();
    else ref.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onF6(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    ref,
    isPaused: isHovered || isInside,
    tabIndex: -1,
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onPointerDown: () => {
      byPointer.current = true;
    },
    onKeyDown: () => {
      byPointer.current = false;
    },
    onFocus: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      const toasts = [...currentTarget.querySelectorAll(TOAST)];
      focus.current ??= { cameFrom: relatedTarget as HTMLElement | null, at: 0 };
      focus.current.at = toasts.indexOf(target.closest(TOAST)!);
      setInside(true);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      focus.current = null;
      setInside(false);
    },
  };
}
