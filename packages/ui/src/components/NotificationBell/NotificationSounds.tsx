'use client';

import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import type { SelectItem } from '../Select/SelectItems.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { NativeSelect } from '../../internal/NativeSelect.tsx';
import { plain } from '../../internal/reset.css.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

/** The sounds of notifications on this device. */
export interface NotificationSound {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Notification types, each with a switch. */
  types: readonly { id: string; label: string; isOn: boolean }[];
  onTypeChange: (id: string, isOn: boolean) => void;
  /** Sounds are muted until this time, as it is shown: "18:00". */
  quietUntil?: string | undefined;
  /** Ends of a shift to choose from, and the chosen one. */
  shiftEnds: readonly SelectItem[];
  shiftEnd: string;
  onShiftEndChange: (id: string) => void;
  /** Mutes sounds until the chosen end of the shift, or turns them on. */
  onQuietChange: (isQuiet: boolean) => void;
  onTest: () => void;
  /** Result of the last test; undefined before the first one. */
  outcome?: 'played' | 'blocked' | undefined;
}

export interface NotificationSoundsProps extends Unstyled {
  /** The settings, and what changes them. */
  sound: NotificationSound;
  /** Whether the content begins at the edges of the component, as on a page. @default false */
  isFlush?: boolean;
}

/** The settings of notification sounds: a test, the mute until the end of the shift, and a switch for each type. */
export function NotificationSounds({ sound, isFlush = false }: NotificationSoundsProps) {
  const say = useMessages('NotificationBell');
  return (
    <div className={css.settings} data-flush={isFlush || undefined}>
      <div className={css.part}>
        <SoundTest {...sound} />
      </div>
      <div className={css.part}>
        <Mute {...sound} />
      </div>
      <ul className={css.kinds} aria-label={say('Sounds by type')}>
        {sound.types.map(({ id, label, isOn }) => (
          <li key={id} className={css.kind}>
            <Switch isSelected={isOn} isDisabled={!sound.isOn} onChange={(next) => sound.onTypeChange(id, next)}>
              {label}
            </Switch>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SoundTest({ onTest, outcome }: NotificationSound) {
  const say = useMessages('NotificationBell');
  return (
    <>
      <div className={css.test}>
        <Button size="s" icon={icons.volume} onPress={onTest}>
          {say('Test sound')}
        </Button>
        {outcome === 'played' ? (
          <InlineMessage severity="positive">{say("Played. Can't hear it? Turn up the volume.")}</InlineMessage>
        ) : null}
      </div>
      {outcome === 'blocked' ? (
        <InlineMessage severity="caution">
          {say(
            "The browser is blocking sound. Press Test sound. If it stays blocked, allow sound for this page in the browser's site settings.",
          )}
        </InlineMessage>
      ) : null}
    </>
  );
}

function Mute({ quietUntil, shiftEnds, shiftEnd, onShiftEndChange, onQuietChange }: NotificationSound) {
  const say = useMessages('NotificationBell');
  const chosen = shiftEnds.find(({ id }) => id === shiftEnd);
  if (quietUntil === undefined) {
    return (
      <>
        <NativeSelect
          label={say('End of shift')}
          items={shiftEnds}
          value={chosen?.id}
          onChange={onShiftEndChange}
          description={say('Sounds turn back on at this time.')}
        />
        <Button size="s" icon={icons.moon} isDisabled={!chosen} onPress={() => onQuietChange(true)}>
          {say('Mute until end of shift')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={plain}>
        <strong>{say('Muted until {time}', { time: quietUntil })}</strong>. {say('Sounds turn back on at this time.')}
      </p>
      <Button size="s" icon={icons.volume} onPress={() => onQuietChange(false)}>
        {say('Turn sounds on')}
      </Button>
    </>
  );
}
