/** The keys that work on every page, as they are written on keyboards. */
export const SHORTCUT_KEYS = {
  search: '/',
  searchAnywhere: 'Ctrl K, ⌘ K',
  lastAlert: 'F6',
  close: 'Esc',
  moveInList: '↑ ↓ Home End',
} as const;
