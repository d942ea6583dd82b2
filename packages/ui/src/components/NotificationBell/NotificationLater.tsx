'use client';

import { Button } from '../Button/Button.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

interface NotificationLaterProps {
  postponements: readonly { id: string; label: string }[];
  /** Whether the postponements are shown. */
  isChoosing: boolean;
  onChoosingChange: (isChoosing: boolean) => void;
  onPostpone: (id: string) => void;
}

/** The button below a notification that offers for how long it can be postponed. */
export function NotificationLater({ postponements, isChoosing, onChoosingChange, onPostpone }: NotificationLaterProps) {
  const say = useMessages('NotificationBell');
  return (
    <div className={css.later}>
      <Button variant="quiet" size="s" aria-expanded={isChoosing} onPress={() => onChoosingChange(!isChoosing)}>
        {say('Later')}
      </Button>
      {isChoosing
        ? postponements.map(({ id, label }) => (
            <Button key={id} variant="quiet" size="s" onPress={() => onPostpone(id)}>
              {label}
            </Button>
          ))
        : null}
    </div>
  );
}
