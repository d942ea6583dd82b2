/** Keys of Toast only: the English text is the key; translations are in src/messages. */
export type ToastText = '+{count}' | 'Dismiss' | 'Notifications' | '{count} more';
