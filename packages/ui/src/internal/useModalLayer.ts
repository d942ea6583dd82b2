'use client';

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useModalOverlay, type ModalOverlayAria } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { guardDialog } from './pressGuard.ts';

interface ModalLayerOptions {
  /** Called on Escape, and on a press outside if `isDismissable`. */
  onClose: () => void;
  isDismissable: boolean;
  /** @default false */
  isKeyboardDismissDisabled?: boolean;
}

/**
 * A dialog above the page: only it can be used, and the page does not scroll. Needs React Aria's `Overlay` around it, and
 * `useDialog`, which holds the focus from the start.
 *
 * The page becomes inert once the dialog is on the screen: elements inherit that, so the browser computes the style of
 * each element of the page again, which took a third of the time until a panel was shown (ADR 40). Until then what
 * covers the page takes its presses.
 *
 * @returns properties of the dialog
 */
export function useModalLayer(
  layer: RefObject<HTMLElement | null>,
  { onClose, isDismissable, isKeyboardDismissDisabled = false }: ModalLayerOptions,
): ModalOverlayAria['modalProps'] {
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const isEntering = !useIsShown();
  const { modalProps } = useModalOverlay({ isDismissable, isKeyboardDismissDisabled, isEntering }, state, layer);
  useFocusReturn();
  useLayoutEffect(() => guardDialog(layer.current), [layer]);
  return modalProps;
}

/**
 * Returns the focus as soon as the page is no longer inert. React Aria returns it in the first frame without the dialog,
 * but a dialog that is closed by an answer of the server may leave the page inert for longer, and the focus would be
 * lost. Its cleanup must run after the one of `useModalOverlay`, and does not wait for a frame: `useKeptFocus` may give
 * the focus to another element then.
 */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}

/** True after the first frame with the component. */
function useIsShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The callback runs before the frame is drawn, the timer after it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setShown(true), 0)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isShown;
}
