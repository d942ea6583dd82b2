import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as css from './NotificationPanel.css.ts';

interface NotificationIconProps {
  /** Without an address the default icon is shown. */
  url: string | undefined;
  kind: 'new' | 'read';
}

/** The icon of a notification type, in the colour of its background. */
export function NotificationIcon({ url, kind }: NotificationIconProps) {
  if (url === undefined) {
    return (
      <span className={`${css.plate[kind]} ${css.glyph}`}>
        <Icon icon={icons.bell} />
      </span>
    );
  }
  return (
    <span className={css.plate[kind]}>
      {/* A mask is drawn in the current colour. React sets it through the CSSOM, which a strict CSP allows. */}
      <span className={css.shape} style={{ maskImage: cssUrl(url) }} />
    </span>
  );
}

/** A CSS `url()` in which characters of the address cannot end the string. */
function cssUrl(address: string): string {
  return `url("${address.replaceAll(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}
