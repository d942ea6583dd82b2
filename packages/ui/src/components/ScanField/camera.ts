/** Reads barcodes from pictures (Shape Detection API); TypeScript's library does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** What stands on boxes, and what a label of the kit's is set in. */
const FORMATS = ['ean_13', 'upc_a', 'ean_8', 'code_128'];

/** What the scanner needs of the device; a test brings its own. */
export interface Camera {
  /** Asks for the camera that looks away from the person. Rejects with the browser's `DOMException`. */
  open: () => Promise<MediaStream>;
  /** The barcode in sight, if there is one. */
  read: (video: HTMLVideoElement) => Promise<string | undefined>;
}

/** Why there is no picture. */
export type CameraFault = 'refused' | 'none' | 'busy';

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** Whether this browser can read barcodes with a camera at all; only where it can is it offered [W-06]. */
export function hasBrowserCamera(): boolean {
  // Without a secure address there are no media devices, whatever the types say.
  return detectorClass() !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;
}

/** The device's own camera. */
export function browserCamera(): Camera {
  const Class = detectorClass();
  const detector = Class && new Class({ formats: FORMATS });
  return {
    open: () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    read: async (video) => (await detector?.detect(video))?.[0]?.rawValue,
  };
}

/** What the browser's refusal means to a person (Media Capture and Streams, 10.2). */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

/** The track's lamp can be lit; asked for late, since some cameras tell only once they run. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const abilities: (MediaTrackCapabilities & { torch?: boolean }) | undefined = track?.getCapabilities?.();
  return abilities?.torch === true;
}

/** Lights the lamp or puts it out. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const lamp = { torch: isOn } as MediaTrackConstraintSet;
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
}
