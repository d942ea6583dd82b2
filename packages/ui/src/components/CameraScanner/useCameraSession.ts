'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { browserClock } from '../ScanField/scanBurst.ts';
import type { Camera } from './camera.ts';
import { createCameraSession, type CameraFacts, type CameraSession, type PageVisibility } from './cameraSession.ts';
import { videoView } from './cameraView.ts';
import type { Decoder } from './decoder.ts';

const browserPage: PageVisibility = {
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Scans with the camera as long as the component is rendered. `videoRef` is for the element that shows the picture. */
export function useCameraSession(
  camera: Camera,
  createDecoder: () => Decoder,
  onScan: (barcode: string) => void,
): { session: CameraSession; facts: CameraFacts; videoRef: RefObject<HTMLVideoElement | null> } {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [session] = useState(() =>
    createCameraSession({ camera, createDecoder, clock: browserClock, page: browserPage }),
  );
  const report = useEffectEvent(onScan);
  useEffect(() => {
    if (videoRef.current) session.open(videoView(videoRef.current), (barcode) => report(barcode));
    return session.close;
  }, [session]);
  const facts = useSyncExternalStore(session.subscribe, session.current, session.current);
  return { session, facts, videoRef };
}
