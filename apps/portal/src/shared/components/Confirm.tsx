import { type ConfirmDialogProps, fetchAhead, onDemand } from '@instore/ui';
import { useEffect, useState } from 'react';
import { showFailure } from '../writes/showFailure.ts';
import { useApp } from '../../app/context.ts';

const ConfirmDialog = onDemand<ConfirmDialogProps>(
  () => import('./confirmDialog.ts').then((module) => module.ConfirmDialog),
  { unavailable: ConfirmUnavailable },
);

/** The kit's ConfirmDialog. Its code is loaded when the page is idle, or when it opens first. */
export function Confirm(props: ConfirmDialogProps) {
  // Once opened it stays mounted, so that it can close with its animation.
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  useEffect(() => fetchAhead(ConfirmDialog.load), []);
  return wasOpened ? <ConfirmDialog {...props} /> : null;
}

function ConfirmUnavailable({ isOpen, onCancel }: ConfirmDialogProps) {
  const { toasts } = useApp();
  useEffect(() => {
    if (!isOpen) return;
    showFailure(toasts);
    onCancel();
  }, [isOpen, onCancel, toasts]);
  return null;
}
