import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import { Code } from '../Code/Code.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import type { NotificationItem } from './NotificationBell.tsx';
import { useLocale, useMessages } from '../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

interface NotificationRowProps {
  item: NotificationItem;
  now: number;
  /** Stays the same, or every row is drawn anew. */
  onSelect: (id: string) => void;
}

/** One piece of news; a button, since it always leads somewhere. Drawn once, however many come on top of it. */
export const NotificationRow = memo(function DrawRow({ item, now, onSelect }: NotificationRowProps) {
  const say = useMessages('NotificationBell');
  const locale = useLocale();
  const isNew = !item.acknowledged;
  const at = new Date(item.at ?? Number.NaN);
  const isDated = !Number.isNaN(at.getTime());
  return (
    <button
      type="button"
      className={css.item}
      data-new={isNew || undefined}
      // A finger cannot hover for the exact time, and neither can a screen reader.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global since ARIA 1.3
      aria-description={isDated ? at.toLocaleString(locale) : undefined}
      onClick={() => onSelect(item.id)}
    >
      {item.iconUrl === '' ? (
        <span className={css.plate({ isNew })}>
          <Icon icon={icons.bell} />
        </span>
      ) : (
        // As a mask and not as a picture, so that it takes the colour of the plate. React sets the property through
        // the CSSOM, which a strict CSP lets pass.
        <span
          className={`${css.plate({ isNew })} ${css.shape}`}
          style={assignInlineVars({ [css.shapeUrl]: cssUrl(item.iconUrl) })}
        />
      )}
      <span className={css.words}>
        <span className={css.itemTitle({ isNew })}>{item.title ?? '--'}</span>
        <span className={css.meta}>
          <span>
            {item.objectIdName} {item.objectId === null ? null : <Code>{item.objectId}</Code>}
          </span>
          {isDated ? (
            <span className={css.age}>
              <RelativeTime since={at} now={now} />
            </span>
          ) : null}
        </span>
      </span>
      {isNew ? <span className={css.unread} role="img" aria-label={say('Not read')} /> : null}
    </button>
  );
});

/** A `url()` that cannot be left early, whatever the address holds. */
function cssUrl(address: string): string {
  return `url("${address.replaceAll(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}
