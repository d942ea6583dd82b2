/** The texts of Skeleton. */
export type SkeletonText = 'Loading';
