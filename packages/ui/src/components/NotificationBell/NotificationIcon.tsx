'use client';

import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as css from './NotificationPanel.css.ts';

interface NotificationIconProps {
  /** Without an address, and for one that does not load, the default icon is shown. */
  url: string | null | undefined;
  kind: 'new' | 'read';
}

/** The icon of a notification's type, in the colour of its plate. */
export function NotificationIcon({ url, kind }: NotificationIconProps) {
  const [failed, setFailed] = useState<string>();
  if (!url || url === failed) {
    return (
      <span className={`${css.plate[kind]} ${css.glyph}`}>
        <Icon icon={icons.bell} />
      </span>
    );
  }
  return (
    <span className={css.plate[kind]}>
      {/* A mask takes the colour of the plate. React sets it through the CSSOM, which a strict CSP allows. */}
      <span className={css.shape} style={{ maskImage: cssUrl(url) }} />
      {/* A mask does not report that it fails to load; an image does. Like a mask it is fetched with CORS. */}
      <img className={css.probe} src={url} alt="" crossOrigin="anonymous" onError={() => setFailed(url)} />
    </span>
  );
}

/** A CSS `url()` in which characters of the address cannot end the string. */
function cssUrl(address: string): string {
  return `url("${address.replaceAll(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}
