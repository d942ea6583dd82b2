'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Mark } from '../../internal/Mark.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './LockScreen.css.ts';

/** A person who signs in on the tablet. */
export interface LockedPerson {
  id: string;
  firstName: string;
  photoUrl?: string | undefined;
  /** How the person signs in, where a PIN is not enough: "Full sign-in". */
  note?: string | undefined;
}

export interface LockScreenProps extends Unstyled {
  /** The name of the shop. */
  location: string;
  /** The name of the tablet. */
  device: string;
  /** The time of day. */
  now: Date;
  /** When each request that waits was sent. */
  waitingSince: readonly Date[];
  /** Who may enter a PIN on this tablet; a box for each of them. */
  people: readonly LockedPerson[];
  /** Called with the id of a person whose box was pressed. */
  onPerson: (id: string) => void;
  /** Starts the full sign-in. */
  onSomeoneElse: () => void;
  /** A message above the people: there is no network. */
  message?: ReactNode;
  /** What is shown in the place of the people: the PIN of one of them. */
  children?: ReactNode;
}

/** The locked screen of a tablet that several people share: shop, clock, what waits, and a box for each person. */
export function LockScreen({
  location,
  device,
  now,
  waitingSince,
  people,
  onPerson,
  onSomeoneElse,
  message,
  children,
}: LockScreenProps) {
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'short', day: 'numeric' }).format(now);
  return (
    <div className={css.screen}>
      <aside className={css.place}>
        <Mark size={48} />
        <h1 className={css.shop}>{location}</h1>
      </aside>
      <main className={css.main}>
        <header className={css.head}>
          <time className={css.clock} dateTime={now.toISOString()}>
            {timeOf(now, locale)}
          </time>
          <div className={css.facts}>
            <b>{day}</b>
            <span className={css.soft}>{device}</span>
          </div>
          <CameIn waitingSince={waitingSince} />
        </header>
        {message}
        {children ?? <Faces people={people} onPerson={onPerson} onSomeoneElse={onSomeoneElse} />}
      </main>
    </div>
  );
}

/** How many requests wait, and since when the newest ones do. */
function CameIn({ waitingSince }: Pick<LockScreenProps, 'waitingSince'>) {
  const say = useMessages('LockScreen');
  const locale = useLocale();
  const count = waitingSince.length;
  return (
    <div className={css.came({ isEmpty: count === 0 })} role="status">
      {count === 0 ? null : (
        <>
          <b className={css.figure} aria-hidden="true">
            {count}
          </b>
          <span>
            <b>{say('{count} request waits|{count} requests wait', { count })}</b>
            <span className={css.times}>
              {waitingSince.slice(-2).map((since) => (
                <span key={since.getTime()}>{timeOf(since, locale)}</span>
              ))}
            </span>
          </span>
        </>
      )}
    </div>
  );
}

function Faces({ people, onPerson, onSomeoneElse }: Pick<LockScreenProps, 'people' | 'onPerson' | 'onSomeoneElse'>) {
  const say = useMessages('LockScreen');
  return (
    <ul className={css.faces} aria-label={say('Who are you?')}>
      {people.map(({ id, firstName, photoUrl, note }) => (
        <li key={id}>
          <button type="button" className={css.box} onClick={() => onPerson(id)}>
            <span className={css.label}>
              <Avatar name={firstName} photoUrl={photoUrl} size={88} />
              <span className={css.name}>{firstName}</span>
              <span className={css.note}>{note}</span>
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css.slot} onClick={onSomeoneElse}>
          <b className={css.name}>{say('Someone else')}</b>
          <span className={css.soft}>
            {say('Sign in with Office 365. After that, a PIN is enough here for 7 days.')}
          </span>
        </button>
      </li>
    </ul>
  );
}

const timeOf = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
