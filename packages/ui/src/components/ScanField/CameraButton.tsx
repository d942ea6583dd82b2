'use client';

import { useState } from 'react';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import { hasBrowserCamera, type Camera } from './camera.ts';

const CameraScanner = onDemand(() => import('./CameraScanner.tsx').then((module) => module.CameraScanner));

export interface CameraButtonProps {
  onScan: (barcode: string) => void;
  /** @default the camera of the device */
  camera?: Camera | undefined;
}

/** Opens the camera. Not rendered if the browser cannot read barcodes with a camera. */
export function CameraButton({ onScan, camera }: CameraButtonProps) {
  const say = useMessages('CameraScanner');
  const [isOpen, setOpen] = useState(false);
  if (!camera && !hasBrowserCamera()) return null;
  return (
    <>
      <IconButton
        variant="plain"
        icon={icons.camera}
        label={say('Scan with the camera')}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <CameraScanner
          {...(camera && { camera })}
          onClose={() => setOpen(false)}
          onScan={(barcode) => {
            setOpen(false);
            onScan(barcode);
          }}
        />
      )}
    </>
  );
}
