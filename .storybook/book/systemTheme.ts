/** The theme that the system prefers. Storybook reads it once, when a page opens. */
export const systemTheme = globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
