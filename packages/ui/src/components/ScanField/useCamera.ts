'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { faultOf, hasTorch, type Camera, type CameraFault } from './camera.ts';
import { normaliseBarcode } from './normaliseBarcode.ts';

/** Interval of the attempts to read a barcode, in ms; an old tablet manages it. */
const LOOK_EVERY_MS = 120;

export interface CameraPicture {
  /** Ref for the element that shows the picture. */
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  fault: CameraFault | undefined;
  canLight: boolean;
}

/** Runs the camera while the scanner is open, until it reads the same barcode twice in a row. */
export function useCamera(camera: Camera, onRead: (barcode: string) => void): CameraPicture {
  const video = useRef<HTMLVideoElement>(null);
  const [picture, setPicture] = useState<Omit<CameraPicture, 'video'>>({
    stream: undefined,
    fault: undefined,
    canLight: false,
  });
  const report = useEffectEvent(onRead);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let last: string | undefined;

    const look = async () => {
      const seen = video.current ? await camera.read(video.current).catch(() => undefined) : undefined;
      if (isOver) return;
      // A single reading may be wrong in a digit; two equal ones are not.
      if (seen !== undefined && seen === last) {
        report(normaliseBarcode(seen));
        return;
      }
      last = seen;
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };

    const start = async () => {
      try {
        stream = await camera.open();
      } catch (error) {
        if (!isOver) setPicture({ stream: undefined, fault: faultOf(error), canLight: false });
        return;
      }
      // Closed before the permission was given: the camera must not stay on.
      if (isOver) return release(stream);
      if (video.current) {
        video.current.srcObject = stream;
        await video.current.play().catch(() => undefined);
      }
      if (isOver) return;
      setPicture({ stream, fault: undefined, canLight: hasTorch(stream) });
      void look();
    };
    void start();

    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) release(stream);
    };
  }, [camera]);

  return { ...picture, video };
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
