/** Keys of NotificationBell only: the English text is the key; translations are in src/messages. */
export type NotificationBellText =
  | 'Alerts'
  | 'Back to notifications'
  | 'Clear alerts'
  | 'End of shift'
  | 'Turn sounds on'
  | 'Loading notifications'
  | 'Mark all as read'
  | 'No alerts yet.'
  | 'Unread'
  | 'Notifications'
  | "Played. Can't hear it? Turn up the volume."
  | 'Mute until end of shift'
  | 'Muted until {time}'
  | 'Sound'
  | 'Sounds'
  | 'Sounds by type'
  | 'Sounds turn back on at this time.'
  | 'Test sound'
  | "The browser is blocking sound. Press Test sound. If it stays blocked, allow sound for this page in the browser's site settings."
  | 'Recent alerts'
  | 'Recent alerts are kept until you sign out.'
  | 'Yay! You have seen it all'
  | 'muted'
  | '{count} unread';
