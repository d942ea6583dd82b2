'use client';

import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { fetchAhead } from '../../loading/fetchAhead.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { UserMenuPanelProps } from './UserMenuPanel.tsx';
import * as css from './UserMenu.css.ts';
import type { UserMenuProps } from './props.ts';
import { MISSING } from '../../internal/missingValue.ts';

export type { UserMenuItem, UserMenuLanguage, UserMenuProps } from './props.ts';

const UserMenuPanel = onDemand<UserMenuPanelProps>(() =>
  import('./UserMenuPanel.tsx').then((module) => module.UserMenuPanel),
);

/** The signed-in person in the header, with a menu: theme, profile, logout. */
export function UserMenu(props: UserMenuProps) {
  const [wasOpened, setOpened] = useState(false);
  const isOpen = props.isOpen ?? wasOpened;
  const setOpen = (next: boolean) => {
    setOpened(next);
    props.onOpenChange?.(next);
  };
  const button = useRef<HTMLButtonElement>(null);
  const name = props.name || MISSING;
  const role = props.role || MISSING;
  // The user can log out without a network, too.
  useEffect(() => fetchAhead(UserMenuPanel.load), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={props.name ?? ''} photoUrl={props.photoUrl} />
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.role}>{role}</span>
        </span>
        <span className={css.chevron}>
          <Icon icon={icons.chevronDown} size={16} />
        </span>
      </button>
      {isOpen ? (
        <UserMenuPanel
          {...props}
          name={name}
          role={role}
          triggerRef={button}
          onClose={() => setOpen(false)}
          onAction={(id) => {
            setOpen(false);
            props.onAction(id);
          }}
        />
      ) : null}
    </>
  );
}
