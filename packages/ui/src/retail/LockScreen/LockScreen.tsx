'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Mark } from '../../internal/Mark.tsx';
import { timeOf } from '../../internal/timeOf.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { FaceBox, type LockedPerson } from './FaceBox.tsx';
import * as css from './LockScreen.css.ts';

export type { LockedPerson };

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
  /** The id of the person who is asked for a PIN, the only one who is shown. */
  chosen?: string | undefined;
  /** Called when everyone is to be shown again. */
  onBack?: () => void;
  /** What helps besides the PIN, below the box of the person. */
  hint?: LockHint | undefined;
  /** A PIN does not help the person: a lock stands above the children. @default false */
  isShut?: boolean;
  /** What is shown beside the box of the person: the keypad, or the way to the full sign-in. */
  children?: ReactNode;
}

/** A line below the box of a person. */
export interface LockHint {
  /** What it is about: a badge that can be scanned, or work that stays on the tablet. */
  kind: 'badge' | 'tablet';
  title: string;
  text: string;
}

const HINT_ICONS = { badge: icons.idCard, tablet: icons.tablet } satisfies Record<LockHint['kind'], unknown>;

/** The locked screen of a tablet that several people share: shop, clock, what waits, and a box for each person. */
export function LockScreen(props: LockScreenProps) {
  const { location, people, chosen, message } = props;
  const at = people.findIndex(({ id }) => id === chosen);
  const person = people[at];
  return (
    <div className={css.screen}>
      <aside className={css.place}>
        <Mark size={48} />
        <h1 className={css.shop}>{location}</h1>
      </aside>
      <main className={css.main}>
        {person ? (
          <Chosen {...props} person={person} at={at} />
        ) : (
          <>
            <Head {...props} />
            {message === undefined ? null : <div className={css.message}>{message}</div>}
            <Faces {...props} />
          </>
        )}
      </main>
    </div>
  );
}

function Head({ device, now, waitingSince }: Pick<LockScreenProps, 'device' | 'now' | 'waitingSince'>) {
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'short', day: 'numeric' }).format(now);
  return (
    <header className={css.head}>
      <time className={css.clock} dateTime={now.toISOString()}>
        {timeOf(now.toISOString(), locale)}
      </time>
      <div className={css.facts}>
        <b>{day}</b>
        <span className={css.soft}>{device}</span>
      </div>
      <CameIn waitingSince={waitingSince} />
    </header>
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
          <span className={css.stub}>
            <b>{say('{count} request waits|{count} requests wait', { count })}</b>
            <span className={css.times}>
              {waitingSince.slice(-2).map((since) => (
                <span key={since.getTime()}>{timeOf(since.toISOString(), locale)}</span>
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
      {people.map((person, at) => (
        <li key={person.id} className={css.shelf}>
          <button type="button" className={css.press} onClick={() => onPerson(person.id)}>
            <FaceBox person={person} at={at} />
          </button>
        </li>
      ))}
      <li className={css.slotShelf}>
        <button type="button" className={css.slot} onClick={onSomeoneElse}>
          <span className={css.plus}>
            <Icon icon={icons.plus} size={24} />
          </span>
          <span>
            <b className={css.slotName}>{say('Someone else')}</b>
            <span className={css.soft}>
              {say('Sign in with Office 365. After that, a PIN is enough here for 7 days.')}
            </span>
          </span>
        </button>
      </li>
    </ul>
  );
}

/** The box of one person, and beside it what asks for the PIN. */
function Chosen({
  person,
  at,
  message,
  onBack,
  hint,
  isShut = false,
  children,
}: Pick<LockScreenProps, 'message' | 'onBack' | 'hint' | 'isShut' | 'children'> & {
  person: LockedPerson;
  at: number;
}) {
  const say = useMessages('LockScreen');
  return (
    <>
      <div className={css.back}>
        <Button variant="quiet" icon={icons.arrowLeft} onPress={onBack}>
          {say('Everyone')}
        </Button>
      </div>
      {message === undefined ? null : <div className={css.message}>{message}</div>}
      <div className={css.asked}>
        <div className={css.who}>
          <span className={css.portrait}>
            <FaceBox person={person} at={at} size="l" />
          </span>
        </div>
        <div className={css.hint}>
          {hint === undefined ? null : (
            <>
              <span className={css.hintIcon}>
                <Icon icon={HINT_ICONS[hint.kind]} size={24} />
              </span>
              <span>
                <b className={css.hintTitle}>{hint.title}</b>
                <span className={css.soft}>{hint.text}</span>
              </span>
            </>
          )}
        </div>
        <div className={css.lift({ isShut })}>
          {isShut ? (
            <span className={css.shut}>
              <Icon icon={icons.lock} size={24} />
            </span>
          ) : null}
          {children}
        </div>
      </div>
    </>
  );
}
