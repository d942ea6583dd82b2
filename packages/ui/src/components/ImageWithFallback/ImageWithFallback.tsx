'use client';

import { useState } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './ImageWithFallback.css.ts';

/** Default size of a picture, in px. */
export const DEFAULT_IMAGE_SIZE = { width: 500, height: 100 } as const;

type Progress = 'loading' | 'loaded' | 'failed';

export interface ImageWithFallbackProps extends Unstyled {
  /** Address of the picture; without one the fallback is shown. */
  src?: string | undefined;
  /** What the picture shows; empty if a name is beside it. */
  alt: string;
  /** In px. @default 500 */
  width?: number;
  /** In px. @default 100 */
  height?: number;
  /** `eager` only for the first visible picture. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A picture of fixed size: a placeholder until it is loaded, and a drawn shoe box if it cannot be loaded. */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, alt, width = DEFAULT_IMAGE_SIZE.width, height = DEFAULT_IMAGE_SIZE.height, loading = 'lazy' } = props;
  const [seen, setSeen] = useState<{ src: string | undefined; progress: Progress }>({ src, progress: 'loading' });
  // A new address resets the state within the same rendering.
  const progress: Progress = !src ? 'failed' : seen.src === src ? seen.progress : 'loading';
  const settle = (next: Progress) => () => setSeen({ src, progress: next });
  return (
    <span
      className={progress === 'loading' ? `${css.frame} ${css.isLoading}` : css.frame}
      style={{ width, aspectRatio: `${width} / ${height}` }}
      data-progress={progress}
    >
      {progress === 'failed' ? (
        <DefaultPicture alt={alt} />
      ) : (
        <img
          key={src}
          ref={(image) => {
            // A cached picture is loaded before React adds its listeners.
            if (image?.complete && image.naturalWidth > 0 && progress === 'loading') settle('loaded')();
          }}
          className={progress === 'loaded' ? css.image : `${css.image} ${css.isHidden}`}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          draggable={false}
          onLoad={settle('loaded')}
          onError={settle('failed')}
        />
      )}
    </span>
  );
}

/** The fallback: a closed shoe box. */
function DefaultPicture({ alt }: { alt: string }) {
  return (
    <span className={css.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg className={css.box} viewBox="0 0 64 40" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M6 14h52v22H6zM3 6h58v8H3zM26 22h12" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
