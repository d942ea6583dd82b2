/** The texts of RelativeTime. */
export type RelativeTimeText = 'now' | '{days} d' | '{hours} h' | '{minutes} min' | '{time}, late';
