import { Button, ButtonGroup, Dialog } from '@instore/ui';
import type { ReactNode } from 'react';

export interface QuestionProps {
  title: string;
  /** Text of the button that closes the question without an answer. */
  cancelLabel: string;
  /** Text of the button that answers, a verb. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The answer is not complete yet. @default false */
  isDisabled?: boolean;
  /** The answer is being sent. @default false */
  isPending?: boolean;
  /** What is asked. */
  children: ReactNode;
}

/** A dialog that asks for more than yes or no, with a cancel button beside the answer. Mount it while it is open. */
export function Question(props: QuestionProps) {
  const { title, cancelLabel, confirmLabel, onConfirm, onClose, isDisabled = false, isPending = false } = props;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <ButtonGroup label={title} layout="fill">
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button variant="signal" isDisabled={isDisabled} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </ButtonGroup>
      }
    >
      {props.children}
    </Dialog>
  );
}
