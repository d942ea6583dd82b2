'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { guardScreen } from '../../internal/pressGuard.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { LogoMark } from './LogoMark.tsx';
import * as css from './KioskShell.css.ts';

export interface KioskShellProps extends Unstyled {
  /** Name of the location. */
  location: string;
  /** Undefined before the kiosk is paired: then nothing is shown. */
  connection: 'live' | 'offline' | undefined;
  /** All languages, each named in itself. */
  languages: readonly { id: string; name: string }[];
  /** The language in use; the button chooses the next one. */
  language: string;
  /** Called with the id of the language that was chosen. */
  onLanguage: (id: string) => void;
  /** Another page begins at its top. */
  page?: string | undefined;
  /** Without it there is no Start over, as on the progress screen. */
  onStartOver?: (() => void) | undefined;
  /** Called when the logo was pressed for 5 s: the way out of the kiosk mode. */
  onLeave: () => void;
  /** What is pressed often, at the bottom. */
  dock?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** How long the logo is pressed to leave the kiosk mode, ms. */
const LEAVE_MS = 5000;

/** The frame of a kiosk screen: header, in landscape a rail; the content; and the dock within reach of the hand. */
export function KioskShell(props: KioskShellProps) {
  const { location, connection, languages, language, page, onStartOver, onLeave, dock, children } = props;
  const at = languages.findIndex(({ id }) => id === language);
  const next = languages[(at + 1) % languages.length]?.id ?? language;
  const say = useMessages('Kiosk');
  return (
    <main ref={guardScreen} className={css.shell}>
      <header className={css.top}>
        <Logo onLeave={onLeave} />
        <b className={css.area}>{location}</b>
        {connection && (
          <span className={css.live({ state: connection })} role="status">
            {say(connection === 'live' ? 'Live' : 'Offline')}
          </span>
        )}
        <button type="button" className={css.tool} onClick={() => props.onLanguage(next)}>
          <Glyph icon={icons.globe} className={css.glyph} aria-hidden />
          <span>{languages[at]?.name}</span>
        </button>
        {onStartOver && (
          <button type="button" className={css.tool} onClick={onStartOver}>
            <Glyph icon={icons.refresh} className={css.glyph} aria-hidden />
            <span>{say('Start over')}</span>
          </button>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the arrow keys must be able to move it */}
      <div key={page} ref={guardScreen} className={css.body} role="group" aria-label={location} tabIndex={0}>
        {children}
      </div>
      {dock !== undefined && <div className={css.dock}>{dock}</div>}
    </main>
  );
}

/** The logo. Pressed for 5 s it calls `onLeave`; customers never press it that long. */
export function Logo({ onLeave }: Pick<KioskShellProps, 'onLeave'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className={css.logo}
      onPointerDown={() => {
        timer.current = setTimeout(onLeave, LEAVE_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <LogoMark className={css.mark} />
    </span>
  );
}
