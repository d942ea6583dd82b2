/** A camera of the device. */
export interface CameraName {
  readonly id: string;
  /** The name that the device gives it; empty if it gives none. */
  readonly name: string;
}

/** A camera that takes pictures. */
export interface OpenCamera {
  /** The source of a `<video>`. */
  readonly stream: MediaStream;
  /** Absent if the browser does not tell it. */
  readonly id: string | undefined;
  /** Whether its light can be switched. */
  readonly hasLight: boolean;
  /** Rejects if the device refuses, e.g. with a low battery. */
  setLight: (isOn: boolean) => Promise<void>;
  /** Calls `listener` once when the pictures end although `close` was not called: unplugged, or access taken back. */
  onLost: (listener: () => void) => void;
  close: () => void;
}

/** The cameras of the device; tests pass their own. */
export interface Camera {
  /**
   * Opens a camera. Rejects with the browser's `DOMException`, or with an {@link InsecurePageError}.
   *
   * @param id of the chosen camera. @default the camera on the back, if there is one
   */
  open: (id?: string) => Promise<OpenCamera>;
  /** All cameras. Browsers name them only while access is allowed. */
  list: () => Promise<readonly CameraName[]>;
}

/** Reason why there is no picture, or why it is not read. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'insecure' | 'no decoder';

/** Browsers offer cameras only to pages from https:// and from the device itself (Secure Contexts). */
export class InsecurePageError extends Error {
  override name = 'InsecurePageError';
}

/** Sharp to look at on a tablet; the decoder needs less. */
const PICTURE_SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } as const;

/** The cameras of this device. */
export const browserCamera: Camera = {
  async open(id) {
    const choice = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
    return openCamera(await mediaDevices().getUserMedia({ video: { ...PICTURE_SIZE, ...choice } }));
  },
  async list() {
    const devices = await mediaDevices().enumerateDevices();
    return devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  },
};

function mediaDevices(): MediaDevices {
  // Undefined on an insecure page and in a few embedded browsers, unlike in its type.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices) return devices;
  throw window.isSecureContext ? new DOMException('No cameras', 'NotFoundError') : new InsecurePageError();
}

/** TypeScript's library does not know these abilities yet (MediaStream Image Capture, 5). */
type Abilities = MediaTrackCapabilities & { torch?: boolean; focusMode?: readonly string[] };

/** The camera of a stream of pictures. */
export function openCamera(stream: MediaStream): OpenCamera {
  const [track] = stream.getVideoTracks();
  // Firefox has no `getCapabilities` on Android.
  const abilities: Abilities = track?.getCapabilities?.() ?? {};
  const set = async (wish: object): Promise<void> => track?.applyConstraints({ advanced: [wish] });
  // Not every device keeps the focus by itself. One that refuses still takes pictures.
  if (abilities.focusMode?.includes('continuous')) set({ focusMode: 'continuous' }).catch(() => undefined);
  return {
    stream,
    id: track?.getSettings().deviceId,
    hasLight: abilities.torch === true,
    setLight: (isOn) => set({ torch: isOn }),
    // `stop()` fires no event.
    onLost: (listener) => track?.addEventListener('ended', listener, { once: true }),
    close: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** The reason for an error of {@link Camera.open} (Media Capture and Streams, 10.2). */
export function faultOf(error: unknown): CameraFault {
  if (error instanceof InsecurePageError) return 'insecure';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}
