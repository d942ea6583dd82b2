'use client';

import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Modal } from '../../internal/Modal.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import * as css from './IdleDialog.css.ts';

export interface IdleDialogProps extends Unstyled {
  /** Seconds until the screen starts again; undefined closes the dialog. */
  seconds: number | undefined;
  onStay: () => void;
  onStartOver: () => void;
}

/** How long the countdown is, in seconds: as many bars. */
const BARS = 15;

/** Asks whether the customer is still there: a countdown whose bars go out one by one. Any touch stops it. */
export function IdleDialog({ seconds, onStay, onStartOver }: IdleDialogProps) {
  const say = useMessages('Kiosk');
  if (seconds === undefined) return null;
  return (
    <Modal isOpen onClose={onStay} role="alertdialog" label={say('Still there?')} width="l" isDismissable>
      <div className={css.box}>
        <div className={css.lid}>
          <h1 className={css.title}>{say('Still there?')}</h1>
        </div>
        <div className={css.body}>
          <div className={css.count}>
            <b className={css.digits} aria-hidden="true">
              {seconds}
            </b>
            <span className={css.bars} aria-hidden="true">
              {Array.from({ length: BARS }, (_, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the bars never change places
                <i key={index} className={css.bar} data-out={index >= seconds || undefined} />
              ))}
            </span>
          </div>
          <VisuallyHidden>
            <span role="status">{[15, 10, 5].includes(seconds) ? seconds : ''}</span>
          </VisuallyHidden>
          <p className={css.soft}>{say('At 0 this screen starts again.')}</p>
          <div className={css.actions}>
            <KioskButton onPress={onStartOver}>{say('Start over')}</KioskButton>
            <KioskButton variant="signal" isGrow onPress={onStay}>
              {say("I'm still here")}
            </KioskButton>
          </div>
        </div>
      </div>
    </Modal>
  );
}
