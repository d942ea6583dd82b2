'use client';

import type { ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { Modal } from '../../internal/Modal.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { surface } from '../Popover/Popover.css.ts';
import * as css from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps extends Unstyled {
  isOpen: boolean;
  /** The question, e.g. 'Place request to warehouse ?' [Z-02]. */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The verb that does it. */
  confirmLabel: string;
  /** The way back; it has the focus at first, so that a scanner's Enter confirms nothing. */
  cancelLabel: string;
  /** `critical` takes something away. @default 'signal' */
  tone?: 'signal' | 'critical';
  /** It is being done: nothing can be pressed until it has ended. @default false */
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers, before something that cannot be taken back with one press. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'signal',
    isPending = false,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Modal isOpen={isOpen} onClose={onCancel} role="alertdialog" width="s" isKeyboardDismissDisabled={isPending}>
      <div className={`${surface} ${css.box}`}>
        <AriaHeading slot="title" level={2} className={dialog.title}>
          {title}
        </AriaHeading>
        {children !== undefined && <div className={css.text}>{children}</div>}
        <div className={css.actions}>
          <Button isFill autoFocus isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button isFill variant={tone} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
