'use client';

import { useRef, type ReactNode } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Language } from './Language.tsx';
import * as css from './Modal.css.ts';
import { useModalLayer } from './useModalLayer.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Called on Escape, and on a press outside if `isDismissable`. */
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  /** Name for screen readers, if there is no heading with `slot="title"` inside. */
  label?: string;
  width?: 's' | 'm' | 'l';
  placement?: 'center' | 'top';
  /** A press on the scrim closes it. @default false */
  isDismissable?: boolean;
  /** Escape does not close it: the user must choose. @default false */
  isKeyboardDismissDisabled?: boolean;
  children: ReactNode;
}

/** Scrim, focus trap and position of modal dialogs. The content brings the look. */
export function Modal(props: ModalProps) {
  if (!props.isOpen) return null;
  return (
    <Language>
      <Overlay>
        <Layer {...props} />
      </Overlay>
    </Language>
  );
}

/**
 * React Aria's `Modal` measures the window and the page each time it is drawn, for sizes that are not used here; each
 * measurement lays out the page (ADR 40).
 */
function Layer(props: ModalProps) {
  const { onClose, role = 'dialog', label, width = 'm', placement = 'center', children } = props;
  const { isDismissable = false, isKeyboardDismissDisabled = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const layerProps = useModalLayer(box, { onClose, isDismissable, isKeyboardDismissDisabled });
  return (
    <div className={css.scrim({ placement })}>
      <div {...layerProps} ref={box} className={css.box({ width })}>
        {isDismissable ? <DismissButton onDismiss={onClose} /> : null}
        <AriaDialog role={role} aria-label={label} className={css.content}>
          {children}
        </AriaDialog>
      </div>
    </div>
  );
}
