import type { Unstyled } from '../../internal/props.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Unstyled {
  /** In px, or the whole width. @default 'full' */
  width?: number | 'full';
  /** In px: the final height, so that nothing jumps. @default 16 */
  height?: number;
}

/** The place of something that is on its way. It does not shimmer. */
export function Skeleton({ width = 'full', height = 16 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={css.skeleton} style={{ width: width === 'full' ? '100%' : width, height }} />
  );
}
