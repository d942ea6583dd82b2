/** Keys of UserMenu only: the English text is the key; translations are in src/messages. */
export type UserMenuText = 'Account' | 'Contrast' | 'Dark' | 'Language' | 'Light' | 'Theme';
