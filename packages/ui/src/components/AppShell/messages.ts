/** What AppShell says by itself. */
export type AppShellText = 'Close' | 'Details' | 'Home' | 'Search or scan' | 'Sections' | 'Skip to content';
