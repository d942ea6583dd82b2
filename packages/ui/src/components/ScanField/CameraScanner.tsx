'use client';

import { useState } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../../internal/Modal.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { browserCamera, setTorch, type Camera, type CameraFault } from './camera.ts';
import { useCamera } from './useCamera.ts';
import * as css from './CameraScanner.css.ts';

export interface CameraScannerProps {
  /** Gets a barcode; a UPC-A is passed as an EAN-13. */
  onScan: (barcode: string) => void;
  onClose: () => void;
  /** @default the camera of the device */
  camera?: Camera | undefined;
}

const words = {
  refused: 'Camera access is blocked. Allow it in the browser’s settings for this page, or type the barcode.',
  none: 'This device has no camera. Type the barcode, or use a scanner.',
  busy: 'The camera is not responding. Close other apps that use it, then try again.',
} as const satisfies Record<CameraFault, string>;

/** Shows the picture of the camera until a barcode is read. ScanField loads it on demand. */
export function CameraScanner({ onScan, onClose, camera }: CameraScannerProps) {
  // One camera session while the scanner is open, and a new one for each new try.
  const [tries, setTries] = useState(0);
  return <Scanning key={tries} {...{ onScan, onClose, camera }} onRetry={() => setTries(tries + 1)} />;
}

function Scanning({ onScan, onClose, onRetry, camera: given }: CameraScannerProps & { onRetry: () => void }) {
  const say = useMessages('CameraScanner');
  const [camera] = useState(() => given ?? browserCamera());
  const { video, stream, fault, canLight } = useCamera(camera, onScan);
  const [isLit, setLit] = useState(false);
  const light = async (isOn: boolean) => {
    if (!stream) return;
    try {
      await setTorch(stream, isOn);
      setLit(isOn);
    } catch {
      // Some devices refuse the light while the battery is low: the switch keeps its state.
    }
  };
  return (
    <Modal isOpen onClose={onClose} isDismissable>
      <div className={css.sheet}>
        <header className={css.head}>
          <Heading slot="title" level={2} className={css.title}>
            {say('Scan with the camera')}
          </Heading>
          <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
        </header>
        {fault === undefined ? (
          <>
            <div className={css.picture}>
              <video ref={video} className={css.video} playsInline muted aria-hidden="true" />
              <span className={css.aim} aria-hidden="true" />
            </div>
            <div className={css.foot}>
              <p className={css.words} role="status">
                {stream
                  ? say('Hold the barcode between the corners.')
                  : say('Starting the camera. Allow access if the browser asks.')}{' '}
                {stream && !canLight && say('This camera has no flashlight.')}
              </p>
              {canLight && (
                <Button size="s" icon={icons.flashlight} aria-pressed={isLit} onPress={() => void light(!isLit)}>
                  {say('Light')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <div className={css.fault}>
            <div role="alert" className={css.faultWords}>
              <span className={css.faultIcon}>
                <Icon icon={icons.circleAlert} size={24} />
              </span>
              <p>{say(words[fault])}</p>
            </div>
            <Button icon={icons.refresh} isFill onPress={onRetry}>
              {say('Try again')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}
