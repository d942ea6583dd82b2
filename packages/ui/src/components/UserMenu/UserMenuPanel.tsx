'use client';

import type { RefObject } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { ThemeName } from '../../theme/light.ts';
import type { UserMenuProps } from './props.ts';
import { HangingPanel } from '../../internal/HangingPanel.tsx';
import { plain } from '../../internal/reset.css.ts';
import { Radio, RadioRow } from '../../internal/Radios.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './UserMenuPanel.css.ts';

export interface UserMenuPanelProps extends UserMenuProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const themes = [
  { id: 'light', label: 'Light', icon: icons.sun },
  { id: 'dark', label: 'Dark', icon: icons.moon },
  { id: 'contrast', label: 'Contrast', icon: icons.contrast },
] as const satisfies readonly { id: ThemeName; label: string; icon: unknown }[];

/** The open menu. UserMenu loads it on demand. */
export function UserMenuPanel(props: UserMenuPanelProps) {
  const say = useMessages('UserMenu');
  return (
    <HangingPanel onClose={props.onClose} triggerRef={props.triggerRef} label={say('Account')} width="s">
      <div className={css.person}>
        <Avatar name={props.name ?? ''} photoUrl={props.photoUrl} size={56} />
        <div className={css.words}>
          <p className={css.name}>{props.name}</p>
          <p className={css.role}>{props.roleName ?? props.role}</p>
        </div>
      </div>
      <div className={css.choices}>
        <RadioRow
          label={say('Theme')}
          value={props.theme}
          onChange={(theme) => props.onThemeChange(theme as ThemeName)}
          className={css.segments}
        >
          {themes.map((theme) => (
            <Radio key={theme.id} value={theme.id} className={css.segment} inputClassName={css.radio}>
              <Icon icon={theme.icon} size={16} />
              {say(theme.label)}
            </Radio>
          ))}
        </RadioRow>
        {props.languages ? (
          <RadioRow
            label={say('Language')}
            value={props.language ?? ''}
            onChange={(language) => props.onLanguageChange?.(language)}
            className={css.segments}
          >
            {props.languages.map(({ id, name }) => (
              <Radio key={id} value={id} className={css.segment} inputClassName={css.radio}>
                <span lang={id}>{name}</span>
              </Radio>
            ))}
          </RadioRow>
        ) : null}
        {props.languageNote === undefined ? null : <p className={css.role}>{props.languageNote}</p>}
      </div>
      <ul className={plain}>
        {props.items.map((item) => (
          <li key={item.id}>
            <button type="button" className={css.item} onClick={() => props.onAction(item.id)}>
              <Icon icon={item.icon} />
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </HangingPanel>
  );
}
