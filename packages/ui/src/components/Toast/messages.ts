/** The texts of Toast. */
export type ToastText = 'Dismiss' | 'Notifications' | '{count} more';
