import type { NotificationName } from '@instore/api';
import { notificationTypes } from '../base/notificationTypes.ts';

/**
 * The icon of a notification type, by its file name: `checked-out.svg`. Black without background, so that the portal
 * can show it as a picture or use it as a mask for any colour. Undefined when there is none.
 */
export function typeIcon(file: string): string | undefined {
  const name = file.replace(/\.svg$/, '');
  if (!file.endsWith('.svg') || !Object.hasOwn(notificationTypes, name)) return undefined;
  const path = notificationTypes[name as NotificationName].icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#111" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
}
