'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { Modal } from '../../internal/Modal.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { surface } from '../Popover/Popover.css.ts';
import * as css from './ConfirmDialog.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface ConfirmDialogProps extends Unstyled {
  /** Whether the question is shown. */
  isOpen: boolean;
  /** The question, e.g. 'Place request to warehouse ?'. */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** Text of the confirm button, a verb. */
  confirmLabel: string;
  /** Text of the cancel button. It gets the focus, so that the Enter of a scanner does not confirm. */
  cancelLabel: string;
  /** `critical` for deleting or cancelling. @default 'signal' */
  tone?: 'signal' | 'critical';
  /** The action is running: the confirming button keeps the focus and is busy, the other one is disabled. @default false */
  isPending?: boolean;
  /** Called when the action is confirmed. */
  onConfirm: () => void;
  /** Called when the question is cancelled, by its button or Escape. */
  onCancel: () => void;
}

/** A question with two answers, before an action that cannot be undone. */
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
          {wholeCodes(title)}
        </AriaHeading>
        {children !== undefined && <div className={css.text}>{wholeCodes(children)}</div>}
        <div className={css.actions}>
          <SafeButton isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </SafeButton>
          <Button isFill variant={tone} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/**
 * Gets the focus once the dialog holds it: earlier, a sheet below it would take the focus back (React's `autoFocus` acts
 * before that).
 */
function SafeButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button ref={button} isFill {...props} />;
}
