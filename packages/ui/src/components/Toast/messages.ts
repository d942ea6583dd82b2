/** Keys of Toast only: the English text is the key; translations are in src/messages. */
export type ToastText = 'Dismiss' | 'Notifications' | '{count} more';
