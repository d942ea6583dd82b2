/** Keys of RelativeTime only: the English text is the key; translations are in src/messages. */
export type RelativeTimeText = 'now' | '{days} d' | '{hours} h' | '{minutes} min' | '{time}, late';
