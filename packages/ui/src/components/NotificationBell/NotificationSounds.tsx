'use client';

import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import type { SelectItem } from '../Select/SelectItems.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { NativeSelect } from '../../internal/NativeSelect.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './NotificationPanel.css.ts';

/** What news sound like on this device [N-04]. */
export interface NotificationSound {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Kinds of news, each with a switch of its own. */
  types: readonly { id: string; label: string; isOn: boolean }[];
  onTypeChange: (id: string, isOn: boolean) => void;
  /** Nothing sounds until then, as it is read: "18:00". */
  quietUntil?: string | undefined;
  /** Ends of a shift to choose from, and the chosen one. */
  shiftEnds: readonly SelectItem[];
  shiftEnd: string;
  onShiftEndChange: (id: string) => void;
  /** Quiet until the chosen end of the shift, or no longer. */
  onQuietChange: (isQuiet: boolean) => void;
  onTest: () => void;
  /** What became of the last sound: undefined before there was one. */
  outcome?: 'played' | 'blocked' | undefined;
}

/** Which news sound, when none do, and whether any can be heard. */
export function NotificationSounds({ sound }: { sound: NotificationSound }) {
  const say = useMessages('NotificationBell');
  const { types, quietUntil, shiftEnds, shiftEnd, outcome } = sound;
  const chosen = shiftEnds.find(({ id }) => id === shiftEnd);
  return (
    <div className={css.settings}>
      <div className={css.part}>
        <div className={css.test}>
          <Button size="s" icon={icons.volume} onPress={sound.onTest}>
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
      </div>
      <div className={css.part}>
        {quietUntil === undefined ? (
          <>
            <NativeSelect
              label={say('End of shift')}
              items={shiftEnds}
              value={chosen?.id}
              onChange={sound.onShiftEndChange}
              description={say('Sounds turn back on at this time.')}
            />
            <Button size="s" icon={icons.moon} isDisabled={!chosen} onPress={() => sound.onQuietChange(true)}>
              {say('Mute until end of shift')}
            </Button>
          </>
        ) : (
          <>
            <p>
              <strong>{say('Muted until {time}', { time: quietUntil })}</strong>.{' '}
              {say('Sounds turn back on at this time.')}
            </p>
            <Button size="s" icon={icons.volume} onPress={() => sound.onQuietChange(false)}>
              {say('Turn sounds on')}
            </Button>
          </>
        )}
      </div>
      <ul className={css.kinds} aria-label={say('Sounds by type')}>
        {types.map(({ id, label, isOn }) => (
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
