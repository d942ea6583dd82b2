import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { barsOf } from '../../packages/ui/src/components/Barcode/bars.ts';

/** What Chromium films instead of a camera. It reads the file each time that a page opens the camera. */
const VIDEO = fileURLToPath(new URL('../../.tmp/camera.y4m', import.meta.url));

/** Arguments with which Chromium has one camera, which films {@link filmBarcodes}, and is allowed to use it. */
export const FILMED_CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${VIDEO}`,
];

const WIDTH = 640;
const HEIGHT = 360;
const PICTURES_PER_SECOND = 2;

/** Width of a module, the narrowest bar, in pixels. */
const MODULE = 3;

/** A part of the film: a label with a barcode, or none. */
export interface Scene {
  barcode?: string;
  seconds: number;
}

/** Writes the film that the camera shows; after its end it starts again. The format is YUV4MPEG2. */
export function filmBarcodes(scenes: readonly Scene[]): void {
  const pictures = scenes.flatMap(({ barcode, seconds }) => {
    const picture = Buffer.concat([Buffer.from('FRAME\n'), planesOf(barcode)]);
    return Array.from({ length: seconds * PICTURES_PER_SECOND }, () => picture);
  });
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PICTURES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`;
  mkdirSync(dirname(VIDEO), { recursive: true });
  writeFileSync(VIDEO, Buffer.concat([Buffer.from(header), ...pictures]));
}

/** Cardboard, on it a white label with the barcode: a plane of brightness and two of grey. */
function planesOf(barcode: string | undefined): Buffer {
  const brightness = Buffer.alloc(WIDTH * HEIGHT, 140);
  const drawn = barcode === undefined ? undefined : barsOf(barcode);
  if (drawn) {
    const left = Math.round((WIDTH - drawn.modules * MODULE) / 2);
    const quiet = 12 * MODULE;
    for (let y = 120; y < 240; y++) {
      const row = y * WIDTH;
      brightness.fill(250, row + left - quiet, row + left + drawn.modules * MODULE + quiet);
      for (const { start, width } of drawn.bars) {
        brightness.fill(20, row + left + start * MODULE, row + left + (start + width) * MODULE);
      }
    }
  }
  return Buffer.concat([brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}
