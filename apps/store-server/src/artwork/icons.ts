import type { NotificationName } from '../db/schema/notifications.ts';

const box = 'M12 3 20 7.5v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9';
const openBox = 'M12 21l-8-4.500v-9L12 3l8 4.500v4M4 7.500l8 4.500 8-4.500M12 12v9';

/** Paths on 24 × 24 units, one for each type of notification. */
const strokes: Record<NotificationName, string> = {
  'checked-out': `${openBox}M15 18l2 2 4-4`,
  'pair-missing': `${openBox}M16 16l4 4M20 16l-4 4`,
  tryout: 'M6 3h12a1 1 0 0 1 1 1v13H5V4a1 1 0 0 1 1-1zM9 21h6M12 17v4M9 10l2 2 4-4',
  'checked-in': 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  sold: 'M12 3h7a2 2 0 0 1 2 2v7l-9 9-9-9zM16.500 7.500h.01',
  request: box,
  cancelled: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6',
  announcement: 'M18 9a6 6 0 0 0-12 0c0 6-2.500 7-2.500 7h17S18 15 18 9M10 20a2.200 2.200 0 0 0 4 0',
};

/**
 * The icon of a notification type, by its file name: `checked-out.svg`. Black without background, so that the portal
 * can show it as a picture or use it as a mask for any colour. Undefined when there is none.
 */
export function typeIcon(file: string): string | undefined {
  const name = file.replace(/\.svg$/, '');
  if (!file.endsWith('.svg') || !Object.hasOwn(strokes, name)) return undefined;
  const path = strokes[name as NotificationName];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#111" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
}
