'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import * as css from './HangingPanel.css.ts';
import { useMessages } from './useMessages.ts';
import { useModalLayer } from './useModalLayer.ts';

interface HangingPanelProps {
  /** Called on Escape, on a press outside, and by a screen reader's close button. */
  onClose: () => void;
  /** The button the panel hangs from; gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Name of the panel for screen readers. */
  label: string;
  /** 312, 416 or 456 px. @default 'm' */
  width?: 's' | 'm' | 'l';
  children: ReactNode;
}

/**
 * A dialog that hangs from a button, as Popover does. React Aria holds the focus; the position follows from the
 * button alone, so that nothing is measured while the content grows (ADR 29).
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
  const { dialogProps } = useDialog({ 'aria-label': label }, panel);
  const layerProps = useModalLayer(panel, { onClose, isDismissable: true });
  const place = usePlace(triggerRef);
  useEscapeFromBody(onClose);

  return (
    <>
      <div className={css.around} />
      <div
        {...layerProps}
        {...dialogProps}
        ref={panel}
        className={css.panel({ width })}
        data-side={place?.side}
        style={assignInlineVars(place?.vars ?? {})}
      >
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

/** Where the panel hangs: above or below the trigger, where there is more room. It follows a change of the window. */
function usePlace(triggerRef: RefObject<HTMLElement | null>) {
  // Measured before the panel is in the document: measured after that, the page would be laid out once more.
  // oxlint-disable-next-line react/refs -- a trigger that was pressed is in the document
  const [place, setPlace] = useState(() => triggerRef.current && placeAt(triggerRef.current));
  useLayoutEffect(() => {
    const follow = () => setPlace(placeAt(triggerRef.current!));
    // A panel that is open from the start is rendered together with its trigger.
    setPlace((known) => known ?? placeAt(triggerRef.current!));
    globalThis.addEventListener('resize', follow);
    return () => globalThis.removeEventListener('resize', follow);
  }, [triggerRef]);
  return place;
}

/** The side of the trigger, and the distances of the panel. The style sheet keeps it inside the window. */
function placeAt(trigger: HTMLElement) {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= top;
  const isRtl = getComputedStyle(trigger).direction === 'rtl';
  return {
    side: isBelow ? 'below' : 'above',
    vars: {
      [css.near]: `${isBelow ? bottom : clientHeight - top}px`,
      [css.far]: `${isRtl ? left : clientWidth - right}px`,
    },
  };
}
