/** What Skeleton says by itself. */
export type SkeletonText = 'Loading';
