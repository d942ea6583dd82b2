'use client';

import { Button } from '../Button/Button.tsx';
import { Code } from '../Code/Code.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { browserCamera, type Camera, type CameraFault } from './camera.ts';
import type { CameraFacts, CameraSession } from './cameraSession.ts';
import { createDecoder as createWorkerDecoder, type Decoder } from './decoder.ts';
import type { KitText } from '../../messages/Messages.ts';
import { useCameraSession } from './useCameraSession.ts';
import * as css from './CameraScanner.css.ts';

export interface CameraScannerProps {
  /** Gets each barcode; a UPC-A is passed as an EAN-13. The camera stays open. */
  onScan: (barcode: string) => void;
  onClose: () => void;
  /** For `aria-controls` of the button that opens it. */
  id?: string;
  /** @default the cameras of the device */
  camera?: Camera;
  /** @default a worker with WebAssembly */
  createDecoder?: () => Decoder;
}

const FAULTS = {
  refused: 'Camera access is blocked. Allow it in the browser’s settings for this page, or type the barcode.',
  none: 'This device has no camera. Type the barcode, or use a scanner.',
  busy: 'The camera is not responding. Close other apps that use it, then try again.',
  insecure: 'The camera works only on a secure page. Open this page with https://, or type the barcode.',
  'no decoder': 'The barcode reader could not be loaded. Check the connection, then try again.',
} as const satisfies Record<CameraFault, KitText<'CameraScanner'>>;

/** Shows the picture of the camera and scans continuously until it is closed. ScanField loads it on demand. */
export function CameraScanner(props: CameraScannerProps) {
  const { onScan, onClose, id, camera = browserCamera, createDecoder = createWorkerDecoder } = props;
  const say = useMessages('CameraScanner');
  const { session, facts, videoRef } = useCameraSession(camera, createDecoder, onScan);
  const { fault } = facts;
  return (
    <section id={id} className={css.scanner} aria-label={say('Camera')}>
      <div className={css.picture({ isHidden: fault !== undefined })}>
        <video ref={videoRef} className={css.video} playsInline muted aria-hidden="true" />
        <span className={css.aim} aria-hidden="true" />
        {/* Another element for each scan, so that its animation starts again. */}
        {facts.scans > 0 && <span key={facts.scans} className={css.flash} aria-hidden="true" />}
      </div>
      {fault === undefined ? null : (
        <div role="alert" className={css.fault}>
          <span className={css.faultIcon}>
            <Icon icon={icons.circleAlert} size={24} />
          </span>
          <p className={plain}>{say(FAULTS[fault])}</p>
        </div>
      )}
      <div className={css.foot}>
        <CameraStatus facts={facts} />
        {fault === undefined ? (
          <CameraSettings facts={facts} session={session} />
        ) : (
          <Button size="s" icon={icons.refresh} onPress={session.retry}>
            {say('Try again')}
          </Button>
        )}
        <IconButton icon={icons.x} label={say('Close the camera')} onPress={onClose} />
      </div>
    </section>
  );
}

/** What to do, and after each scan its number and barcode. */
function CameraStatus({ facts }: { facts: CameraFacts }) {
  const say = useMessages('CameraScanner');
  const { status, scans, last } = facts;
  return (
    <p className={css.status} role="status">
      {status === 'failed' ? null : status !== 'scanning' ? (
        say('Starting the camera. Allow access if the browser asks.')
      ) : scans === 0 ? (
        <>
          <span>{say('Hold the barcode between the corners.')}</span>
          {!facts.hasLight && <span>{say('This camera has no flashlight.')}</span>}
        </>
      ) : (
        <>
          <span className={css.scanned}>
            <Icon icon={icons.check} size={20} />
            {say('Scan {number}', { number: scans })}
          </span>
          {last !== undefined && <Code size={15}>{last}</Code>}
        </>
      )}
    </p>
  );
}

/** The light and the choice of the camera, where the device offers them. */
function CameraSettings({ facts, session }: { facts: CameraFacts; session: CameraSession }) {
  const say = useMessages('CameraScanner');
  const { cameras, cameraId, hasLight, isLit } = facts;
  return (
    <>
      {hasLight && (
        <Button size="s" icon={icons.flashlight} aria-pressed={isLit} onPress={() => void session.setLight(!isLit)}>
          {say('Light')}
        </Button>
      )}
      {cameras.length > 1 && (
        <select
          aria-label={say('Camera')}
          className={css.choice}
          value={cameraId ?? ''}
          onChange={(event) => session.choose(event.currentTarget.value)}
        >
          {cameras.map((camera, at) => (
            <option key={camera.id} value={camera.id}>
              {camera.name === '' ? say('Camera {number}', { number: at + 1 }) : camera.name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
