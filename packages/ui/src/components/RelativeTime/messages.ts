/** What RelativeTime says by itself. */
export type RelativeTimeText = 'now' | '{days} d' | '{hours} h' | '{minutes} min' | '{time}, late';
