import { visiblePart } from './visiblePart.ts';

/** Shows what a camera sees; tests pass their own. */
export interface CameraView {
  /** Shows the pictures of a stream; `undefined` shows nothing. */
  show: (stream: MediaStream | undefined) => Promise<void>;
  /** The picture that the user sees now; `undefined` while there is none. */
  capture: () => Promise<ImageBitmap | undefined>;
}

/** Shows the pictures in a `<video>`. */
export function videoView(video: HTMLVideoElement): CameraView {
  return {
    async show(stream) {
      video.srcObject = stream ?? null;
      // A newer stream interrupts the start of this one.
      if (stream) await video.play().catch(() => undefined);
    },
    async capture() {
      const picture = { width: video.videoWidth, height: video.videoHeight };
      const box = { width: video.clientWidth, height: video.clientHeight };
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || picture.width * box.width === 0) return undefined;
      const { x, y, width, height } = visiblePart(picture, box);
      // Between two streams there is no picture for a moment.
      return createImageBitmap(video, x, y, width, height).catch(() => undefined);
    },
  };
}
