'use client';

import { setElementVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import * as css from './HangingPanel.css.ts';
import { useMessages } from './useMessages.ts';

interface HangingPanelProps {
  /** Called on Escape, on a press outside, and by a screen reader's close button. */
  onClose: () => void;
  /** The button the panel hangs from; gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Name of the panel for screen readers. */
  label: string;
  /** 312 or 416 px. @default 'm' */
  width?: 's' | 'm';
  children: ReactNode;
}

/**
 * A dialog that hangs from a button, as Popover does. React Aria holds the focus and keeps the page behind inert; the
 * position follows from the button alone, so that nothing is measured while the content grows (ADR 29).
 */
export function HangingPanel(props: HangingPanelProps) {
  return (
    <Overlay>
      <Panel {...props} />
    </Overlay>
  );
}

function Panel({ onClose, triggerRef, label, width = 'm', children }: HangingPanelProps) {
  const say = useMessages('Dialog');
  const panel = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, panel);
  const { dialogProps } = useDialog({ 'aria-label': label }, panel);
  useEscapeFromBody(onClose);

  useLayoutEffect(() => {
    const place = () => placeBy(triggerRef.current!, panel.current!);
    place();
    globalThis.addEventListener('resize', place);
    return () => globalThis.removeEventListener('resize', place);
  }, [triggerRef]);

  return (
    <>
      <div {...underlayProps} className={css.around} />
      <div {...modalProps} {...dialogProps} ref={panel} className={css.panel({ width })}>
        {children}
        {/* Screen readers of phones and tablets have no Escape key. */}
        <button type="button" tabIndex={-1} className={css.dismiss} aria-label={say('Close')} onClick={onClose} />
      </div>
    </>
  );
}

/** A focused button that becomes disabled leaves the focus to the body, where React Aria does not hear Escape. */
function useEscapeFromBody(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Places the panel above or below the trigger, where there is more room. The style sheet keeps it inside the window. */
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
