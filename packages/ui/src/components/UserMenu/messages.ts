/** The texts of UserMenu. */
export type UserMenuText = 'Account' | 'Contrast' | 'Dark' | 'Light' | 'Theme';
