'use client';

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Language } from './Language.tsx';
import * as css from './Modal.css.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Asked for by Escape (and a press outside, where dismissable). */
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  /** Name for screen readers, where no heading with `slot="title"` is inside. */
  label?: string;
  width?: 's' | 'm' | 'l';
  placement?: 'center' | 'top';
  /** A press on the scrim closes. */
  isDismissable?: boolean;
  /** Escape does nothing: something must be chosen. */
  isKeyboardDismissDisabled?: boolean;
  children: ReactNode;
}

/** Scrim, focus trap and place of everything modal; has no look of its own. */
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
