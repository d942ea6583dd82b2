'use client';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { HandledNotifications } from './props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

interface NotificationHandledProps {
  handled: HandledNotifications;
  /** Whether the list shows them in the place of the others. */
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
}

/** Faces that are shown. */
const FACES = 3;

/** The line below the list that shows what colleagues have handled, and leads back. */
export function NotificationHandled({ handled, isShown, onShownChange }: NotificationHandledProps) {
  const say = useMessages('NotificationBell');
  const { notifications, people } = handled;
  const count = notifications.length;
  if (count === 0) return null;
  return (
    <button type="button" className={css.handled} aria-expanded={isShown} onClick={() => onShownChange(!isShown)}>
      <span className={css.faces}>
        {people.slice(0, FACES).map((name) => (
          <Avatar key={name} name={name} size={24} />
        ))}
      </span>
      <span className={css.words}>
        {isShown
          ? say('Back to notifications')
          : say('{count} handled by colleagues|{count} handled by colleagues', { count })}
      </span>
      <Icon icon={isShown ? icons.chevronUp : icons.chevronDown} />
    </button>
  );
}
