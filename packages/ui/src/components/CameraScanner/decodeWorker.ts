import { prepareZXingModule } from 'zxing-wasm/reader';
import type { DecoderAnswer } from './decoder.ts';
import { readPicture } from './readPicture.ts';

/** Runs in a worker: receives pictures and answers each with its barcodes, so that the page stays free. */

/**
 * Wider pictures are scaled down, in pixels: it halves the time, and an EAN-13 across half of the picture still has four
 * pixels for each of its 117 modules.
 */
const MAX_WIDTH = 960;

const answer = (message: DecoderAnswer) => self.postMessage(message);

// By default the library fetches its WebAssembly from a content delivery network.
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
const ready = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
ready.then(
  () => answer({ kind: 'ready' }),
  (error: unknown) => answer({ kind: 'failed', detail: String(error) }),
);

const canvas = new OffscreenCanvas(1, 1);
const pen = canvas.getContext('2d', { willReadFrequently: true });

function pixelsOf(picture: ImageBitmap): ImageData | undefined {
  const scale = Math.min(1, MAX_WIDTH / picture.width);
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return pen?.getImageData(0, 0, canvas.width, canvas.height);
}

async function decode(picture: ImageBitmap): Promise<void> {
  try {
    const pixels = pixelsOf(picture);
    answer({ kind: 'read', barcodes: pixels ? await readPicture(pixels) : [] });
  } catch (error) {
    answer({ kind: 'failed', detail: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => void decode(data));
