/** Keys of Skeleton only: the English text is the key; translations are in src/messages. */
export type SkeletonText = 'Loading';
