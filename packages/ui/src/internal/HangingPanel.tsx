'use client';

import { setElementVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import * as css from './HangingPanel.css.ts';
import { holdFocus } from './holdFocus.ts';
import { useMessages } from './useMessages.ts';

interface HangingPanelProps {
  /** Asked for by Escape, by a press beside it, and by a screen reader's button. */
  onClose: () => void;
  /** The button it hangs from, and where the focus returns. */
  triggerRef: RefObject<HTMLElement | null>;
  /** What it is, told to screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A panel that hangs from a button, holds the focus and gives it back: as Popover, with nothing but the browser's own
 * means. It is placed by the button and never by what is in it, so that it stays where it is while that grows.
 */
export function HangingPanel({ onClose, triggerRef, label, children }: HangingPanelProps) {
  const say = useMessages('Dialog');
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const place = () => placeBy(triggerRef.current!, panel.current!);
    place();
    globalThis.addEventListener('resize', place);
    return () => globalThis.removeEventListener('resize', place);
  }, [triggerRef]);

  useLayoutEffect(() => holdFocus(layer.current!, panel.current!, triggerRef.current!), [triggerRef]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // A dialog above it, or a toast, answers for itself; the body has the keys when a pressed button has gone.
      if (event.target !== document.body && !panel.current!.contains(event.target as Node)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return createPortal(
    <div ref={layer}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does it by keys */}
      <div className={css.around} onClick={onClose} />
      <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className={css.panel}>
        {children}
        {/* Screen readers of phones and tablets have no Escape. */}
        <button type="button" tabIndex={-1} className={css.dismiss} aria-label={say('Close')} onClick={onClose} />
      </div>
    </div>,
    document.body,
  );
}

/** On the side where there is more room, at the trigger's end edge; the style sheet keeps it inside the window. */
function placeBy(trigger: HTMLElement, panel: HTMLElement): void {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom;
  const isBelow = below >= top;
  panel.dataset['side'] = isBelow ? 'below' : 'above';
  setElementVars(panel, {
    [css.near]: `${isBelow ? bottom : clientHeight - top}px`,
    [css.far]: `${getComputedStyle(panel).direction === 'rtl' ? left : clientWidth - right}px`,
  });
}
