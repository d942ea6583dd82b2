/** Keys of AppShell only: the English text is the key; translations are in src/messages. */
export type AppShellText = 'Close' | 'Details' | 'Home' | 'Search or scan' | 'Sections' | 'Skip to content';
