/** Keys of ProfileCard only: the English text is the key; translations are in src/messages. */
export type ProfileCardText = 'You';
