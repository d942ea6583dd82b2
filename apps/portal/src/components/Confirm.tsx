import type { ConfirmDialogProps } from '@instore/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { SOMETHING_WRONG } from '../world.ts';
import { useApp } from './useApp.ts';

/** How long after the page the dialog's code is fetched, milliseconds: the first paint is done, the network still there. */
const FETCH_AHEAD_MS = 3_000;

const load = () => import('./confirmDialog.ts');

/** The kit's ConfirmDialog, fetched after the first paint or when it is needed. When it cannot be, that is said. */
export function Confirm(props: ConfirmDialogProps) {
  const { toasts } = useApp();
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const giveUp = useEffectEvent(() => {
    toasts.caution(SOMETHING_WRONG);
    props.onCancel();
  });
  const isNeeded = props.isOpen && Dialog === undefined;

  useEffect(() => {
    // Asked for again when it is needed, if it does not come now.
    const timer = setTimeout(() => void load().catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);

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
