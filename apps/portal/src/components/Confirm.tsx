import type { ConfirmDialogProps } from '@instore/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { SOMETHING_WRONG } from '../world.ts';
import { useApp } from './useApp.ts';

/** The kit's ConfirmDialog, fetched when the first question is asked. When it cannot be fetched, that is said. */
export function Confirm(props: ConfirmDialogProps) {
  const { toasts } = useApp();
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const giveUp = useEffectEvent(() => {
    toasts.caution(SOMETHING_WRONG);
    props.onCancel();
  });
  const isNeeded = props.isOpen && Dialog === undefined;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    import('./confirmDialog.ts').then(
      ({ ConfirmDialog }) => {
        if (!isGone) setDialog(() => ConfirmDialog);
      },
      () => {
        if (!isGone) giveUp();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);

  return Dialog ? <Dialog {...props} /> : null;
}
