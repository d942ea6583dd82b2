'use client';

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Language } from './Language.tsx';
import * as css from './Modal.css.ts';

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
  const { isOpen, onClose, role = 'dialog', label, width = 'm', placement = 'center', children } = props;
  return (
    <Language>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={props.isDismissable ?? false}
        isKeyboardDismissDisabled={props.isKeyboardDismissDisabled ?? false}
        className={css.scrim({ placement })}
      >
        <AriaModal className={css.box({ width })}>
          <AriaDialog role={role} {...(label !== undefined && { 'aria-label': label })} className={css.content}>
            {children}
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </Language>
  );
}
