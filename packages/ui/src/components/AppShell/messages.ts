/** The texts of AppShell. */
export type AppShellText = 'Close' | 'Details' | 'Home' | 'Search or scan' | 'Sections' | 'Skip to content';
