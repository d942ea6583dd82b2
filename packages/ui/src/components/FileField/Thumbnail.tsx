'use client';

import { useEffect, useRef, useState } from 'react';
import * as css from './FileField.css.ts';

/** Size of a drawn picture, in px. A photo of 12 megapixels is not kept for a small picture. */
const WIDTH = 320;
const HEIGHT = 240;

/** A small picture of a file; nothing if the browser cannot read it. It is drawn, because a page may forbid blob addresses. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => {
        if (isCurrent) drawCovering(canvas.current, bitmap);
        bitmap.close();
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (hasFailed) return null;
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={css.picture} aria-hidden="true" />;
}

/** Draws a picture over the whole canvas; what does not fit is cut on both sides. */
function drawCovering(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  const scale = Math.max(WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas?.getContext('2d')?.drawImage(bitmap, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
}
