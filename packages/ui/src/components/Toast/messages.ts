/** What Toast says by itself. */
export type ToastText = 'Dismiss' | 'Notifications' | '{count} more';
