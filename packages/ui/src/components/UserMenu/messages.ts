/** What UserMenu says by itself. */
export type UserMenuText = 'Account' | 'Contrast' | 'Dark' | 'Light' | 'Theme';
