import { type ConfirmDialogProps, fetchAhead } from '@instore/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app.ts';
import { showFailure } from '../../state/mechanisms/showFailure.ts';

const load = () => import('./confirmDialog.ts');

/** The kit's ConfirmDialog, fetched once the page is idle, or when it is needed. When it cannot be, that is said. */
export function Confirm(props: ConfirmDialogProps) {
  const { toasts } = useApp();
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const giveUp = useEffectEvent(() => {
    showFailure(toasts);
    props.onCancel();
  });
  const isNeeded = props.isOpen && Dialog === undefined;

  useEffect(() => fetchAhead(load), []);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    load().then(
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
