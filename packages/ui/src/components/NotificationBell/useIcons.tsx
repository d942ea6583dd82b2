'use client';

import { useState } from 'react';
import type { NotificationItem } from './props.ts';
import * as css from './NotificationPanel.css.ts';

/**
 * Finds out which icons load. A CSS mask, which draws an icon, does not report a failure; a hidden image does.
 *
 * @param shown the visible notifications
 * @returns `urlOf` with the address of an icon that has not failed, and `probes` to render once, beside the list
 */
export function useIcons(shown: readonly NotificationItem[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const urls = new Set(shown.flatMap(({ iconUrl }) => (iconUrl ? [iconUrl] : [])));
  return {
    urlOf: ({ iconUrl }: NotificationItem) => (iconUrl && !failed.includes(iconUrl) ? iconUrl : undefined),
    probes: [...urls].map((url) => (
      // Like a mask it is fetched with CORS.
      <img
        key={url}
        className={css.probe}
        src={url}
        alt=""
        crossOrigin="anonymous"
        onError={() => setFailed((before) => [...before, url])}
      />
    )),
  };
}
