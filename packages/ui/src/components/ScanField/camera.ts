/** Reads barcodes from pictures (Shape Detection API); TypeScript's library does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Barcode formats of shoe boxes and of the kit's labels. */
const FORMATS = ['ean_13', 'upc_a', 'ean_8', 'code_128'];

/** The camera of the device; tests pass their own. */
export interface Camera {
  /** Opens the camera on the back. Rejects with the browser's `DOMException`. */
  open: () => Promise<MediaStream>;
  /** The barcode in the picture, if there is one. */
  read: (video: HTMLVideoElement) => Promise<string | undefined>;
}

/** Reason why there is no picture. */
export type CameraFault = 'refused' | 'none' | 'busy';

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** Whether this browser can read barcodes with a camera at all; only where it can is it offered. */
export function hasBrowserCamera(): boolean {
  // On a page that is not secure `mediaDevices` is undefined, unlike in its type.
  return detectorClass() !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;
}

/** The camera of the device. */
export function browserCamera(): Camera {
  const Class = detectorClass();
  const detector = Class && new Class({ formats: FORMATS });
  return {
    open: () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    read: async (video) => (await detector?.detect(video))?.[0]?.rawValue,
  };
}

/** The reason for an error of the browser (Media Capture and Streams, 10.2). */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

/** Whether the light of the camera can be switched on. Some cameras report it only while they run. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const abilities: (MediaTrackCapabilities & { torch?: boolean }) | undefined = track?.getCapabilities?.();
  return abilities?.torch === true;
}

/** Switches the light on or off. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const lamp = { torch: isOn } as MediaTrackConstraintSet;
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
}
