'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Modal } from '../../internal/Modal.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import * as css from './IdleDialog.css.ts';

export interface IdleDialogProps extends Unstyled {
  /** Seconds until the screen starts again; undefined closes the dialog. */
  seconds: number | undefined;
  /** Units in the cart: they are put back at the end. @default 0 */
  units?: number;
  /** Called on every touch and key, also before the countdown: it stops it. Start over is no such touch. */
  onTouch: () => void;
  /** Called when the customer chooses to start over. */
  onStartOver: () => void;
}

/** How long the countdown is, in seconds: as many bars. */
const BARS = 15;

/** Asks whether the customer is still there: a countdown whose bars go out one by one. Any touch stops it. */
export function IdleDialog({ seconds, units = 0, onTouch, onStartOver }: IdleDialogProps) {
  const say = useMessages('Kiosk');
  const startOver = useRef<HTMLButtonElement>(null);
  const touch = useEffectEvent(({ target }: Event) => {
    // It would close the dialog before the press ends.
    if (!(target instanceof Node && startOver.current?.contains(target))) onTouch();
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, (each) => touch(each), { capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  if (seconds === undefined) return null;
  return (
    <Modal isOpen onClose={onTouch} role="alertdialog" label={say('Still there?')} width="l" isDismissable>
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
          <p className={css.soft}>
            {units === 0
              ? say('At 0 this screen starts again.')
              : say(
                  'At 0 your {count} item is put back and this screen starts again.|At 0 your {count} items are put back and this screen starts again.',
                  { count: units },
                )}
          </p>
          <div className={css.actions}>
            <KioskButton ref={startOver} onPress={onStartOver}>
              {say('Start over')}
            </KioskButton>
            <KioskButton variant="signal" isGrow onPress={onTouch}>
              {say("I'm still here")}
            </KioskButton>
          </div>
        </div>
      </div>
    </Modal>
  );
}
