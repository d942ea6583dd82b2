/** Keys of LocationCard only: the English text is the key; translations are in src/messages. */
export type LocationCardText = 'In use' | 'Work here';
