/** The chapters of Storybook with components, in reading order; a story's title begins with one. */
export const COMPONENT_CHAPTERS = [
  'Layout',
  'Text and data',
  'Actions',
  'Forms',
  'Overlays',
  'Messages',
  'Collections',
  'Retail',
  'Sales floor',
  'Stockroom',
  'Kiosk',
  'Bookings',
  'Printing',
] as const;

/** All chapters of Storybook, in the order of its sidebar. */
export const CHAPTERS = ['Start', 'Foundations', ...COMPONENT_CHAPTERS, 'Patterns', 'Screens', 'News'] as const;
