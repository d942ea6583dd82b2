/**
 * The settings in which Chromatic takes a picture of each story. A mode is a choice in the toolbar; a story that makes a
 * choice of its own keeps it.
 */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'right to left': { theme: 'light', direction: 'rtl' },
};
