'use client';

import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { fetchAhead } from '../../loading/fetchAhead.ts';
import { HangingPanel } from '../../internal/HangingPanel.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../Switch/Switch.tsx';
import type { NotificationBellProps } from './props.ts';
import { NotificationHandled } from './NotificationHandled.tsx';
import { NotificationMessages } from './NotificationMessages.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSounds } from './NotificationSounds.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

export interface NotificationPanelProps extends NotificationBellProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
}

type View = 'notifications' | 'messages' | 'sounds';

const titles = { notifications: 'Notifications', messages: 'Alerts', sounds: 'Sounds' } as const;

/** The panel: notifications, and behind the buttons at its foot the past messages and the sounds. Loaded on demand. */
export function NotificationPanel(props: NotificationPanelProps) {
  const say = useMessages('NotificationBell');
  const locale = useLocale();
  // The first formatted date takes as long as rendering the list, so one is formatted while the notifications are loaded.
  useEffect(() => fetchAhead(async () => new Date().toLocaleString(locale)), [locale]);
  return (
    <HangingPanel
      onClose={() => props.onOpenChange(false)}
      triggerRef={props.triggerRef}
      label={say('Notifications')}
      width="l"
    >
      <Views {...props} />
    </HangingPanel>
  );
}

function Views(props: NotificationPanelProps) {
  const say = useMessages('NotificationBell');
  const { sound, messages, now = 0 } = props;
  const [view, setView] = useState<View>('notifications');
  const [isHandledShown, setHandledShown] = useState(false);
  // Gets the focus back when a view closes.
  const [cameFrom, setCameFrom] = useState<View>();
  const show = (next: View) => {
    setCameFrom(view);
    setView(next);
  };

  return (
    <>
      <div className={css.head}>
        {view === 'notifications' ? null : (
          <IconButton
            icon={icons.arrowLeft}
            label={say('Back to notifications')}
            autoFocus
            onPress={() => show('notifications')}
          />
        )}
        <h2 className={css.title}>{say(titles[view])}</h2>
        {sound ? (
          <span className={css.sound}>
            <Switch isSelected={sound.isOn} onChange={sound.onChange}>
              {sound.isOn && sound.quietUntil ? say('Muted until {time}', { time: sound.quietUntil }) : say('Sound')}
            </Switch>
          </span>
        ) : null}
      </div>
      {view === 'messages' ? (
        <NotificationMessages messages={messages ?? []} now={now} onClear={props.onClearMessages} />
      ) : view === 'sounds' && sound ? (
        <NotificationSounds sound={sound} />
      ) : (
        <>
          <ViewChoice {...props} />
          <NotificationList {...props} {...(isHandledShown ? props.handled : undefined)} now={now} />
          {props.handled ? (
            <NotificationHandled handled={props.handled} isShown={isHandledShown} onShownChange={setHandledShown} />
          ) : null}
          <Foot {...props} cameFrom={cameFrom} onShow={show} />
        </>
      )}
    </>
  );
}

function ViewChoice({ view, onViewChange, unreadCount }: NotificationPanelProps) {
  const say = useMessages('NotificationBell');
  if (view === undefined || !onViewChange) return null;
  return (
    <div className={css.choice}>
      <SegmentedControl
        label={say('Shown notifications')}
        items={[
          { id: 'all', label: say('All') },
          { id: 'open', label: say('Open'), count: unreadCount },
        ]}
        value={view}
        onChange={onViewChange}
      />
    </div>
  );
}

interface FootProps extends NotificationPanelProps {
  cameFrom: View | undefined;
  onShow: (view: View) => void;
}

function Foot({ sound, messages, hasUnread, onMarkAllRead, isMarkingAllRead, cameFrom, onShow }: FootProps) {
  const say = useMessages('NotificationBell');
  if (!sound && !messages && !onMarkAllRead) return null;
  return (
    <div className={css.foot}>
      {onMarkAllRead ? (
        <Button
          variant="quiet"
          size="s"
          isDisabled={!hasUnread && !isMarkingAllRead}
          isPending={isMarkingAllRead}
          onPress={onMarkAllRead}
        >
          {say('Mark all as read')}
        </Button>
      ) : null}
      <span className={css.views}>
        {messages ? (
          <Button
            variant="quiet"
            size="s"
            icon={icons.inbox}
            autoFocus={cameFrom === 'messages'}
            onPress={() => onShow('messages')}
          >
            {say('Alerts')}
          </Button>
        ) : null}
        {sound ? (
          <Button
            variant="quiet"
            size="s"
            icon={icons.volume}
            autoFocus={cameFrom === 'sounds'}
            onPress={() => onShow('sounds')}
          >
            {say('Sounds')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
