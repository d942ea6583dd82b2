import type { Unstyled } from '../../internal/props.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Unstyled {
  /** In px, or the whole width. @default 'full' */
  width?: number | 'full';
  /** The final height in px, so that nothing moves. @default 16 */
  height?: number;
}

/** A placeholder for content that is being loaded. It does not move. */
export function Skeleton({ width = 'full', height = 16 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={css.skeleton} style={{ width: width === 'full' ? '100%' : width, height }} />
  );
}
