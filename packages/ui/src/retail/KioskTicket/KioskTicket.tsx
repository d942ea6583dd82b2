'use client';

import type { ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Emphasis } from '../../internal/Emphasis.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import { plain } from '../../internal/reset.css.ts';
import type { Unstyled } from '../../internal/props.ts';
import { timeOf } from '../../internal/timeOf.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { REFUSALS, type KioskRefusal } from '../KioskShell/refusals.ts';
import type { TryOnState } from '../TryOnLine/TryOnLine.tsx';
import * as css from './KioskTicket.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface KioskTicketProps extends Unstyled {
  /** The customer's number; null while the request waits to be sent. */
  number: number | null;
  /** First name of the associate who brings the shoes. @default null, not accepted yet */
  firstName?: string | null;
  /** Address of the associate's photo. */
  photoUrl?: string | undefined;
  /** Minutes since the request was sent. @default 0 */
  minutes?: number;
  /** What most requests take. @default null, says nothing */
  typicalMinutes?: number | null;
  /** Where the pairs are brought to. @default null, to the desk */
  spot?: string | null;
  /** The states of its lines: once all of them are withdrawn, or one has expired, nothing is promised. @default none */
  states?: readonly TryOnState[];
  /** When the last of its lines was withdrawn, an instant: told once all of them are. */
  cancelledAt?: string | undefined;
  /** Seconds until an unsent request is tried again. */
  retrySeconds?: number | undefined;
  /** Why the last change of the request was refused. */
  refusal?: KioskRefusal | undefined;
  /** TryOnLine. */
  children: ReactNode;
}

/** The progress of a request: a ticket with the number and who brings the shoes, and its lines below. */
export function KioskTicket(props: KioskTicketProps) {
  const { number, refusal } = props;
  const say = useMessages('Kiosk');
  const isUnsent = number === null;
  const isCancelled = !isUnsent && endOf(props.states) === 'cancelled';
  const shown = String(number ?? '');
  return (
    <section className={css.frame}>
      <div className={css.page} data-unsent={isUnsent || undefined}>
        {isUnsent && (
          <p className={css.banner({ tone: 'caution' })} role="status">
            <Glyph icon={icons.wifiOff} className={css.bannerGlyph} aria-hidden />
            {say('Your request will be sent as soon as the store is reachable')}
          </p>
        )}
        {refusal && (
          <p className={css.banner({ tone: 'critical' })} role="alert">
            <Glyph icon={icons.alertTriangle} className={css.bannerGlyph} aria-hidden />
            {say(REFUSALS[refusal])}
          </p>
        )}
        <div
          className={css.ticket}
          data-unsent={isUnsent || undefined}
          data-torn={isCancelled || undefined}
          data-under={isUnsent || refusal ? true : undefined}
        >
          <div className={css.number}>
            <p className={css.caption}>{say('Your number')}</p>
            {isUnsent ? (
              <h1 className={css.unsent}>{say('Not sent yet')}</h1>
            ) : (
              <h1 className={css.digits} data-long={shown.length > 3 || undefined}>
                {isCancelled ? <s className={css.struck}>{shown}</s> : shown}
              </h1>
            )}
          </div>
          <Stub {...props} />
        </div>
        {isUnsent && <LeaveNote number={number} spot={null} />}
        <ul className={isUnsent ? css.pile : css.lines}>{props.children}</ul>
        {!isUnsent && endOf(props.states) === undefined && <LeaveNote number={number} spot={props.spot ?? null} />}
      </div>
    </section>
  );
}

/** Why nothing of a request comes; undefined while something does, or may be taken instead. */
function endOf(states: readonly TryOnState[] = []): 'expired' | 'cancelled' | undefined {
  if (states.includes('expired')) return 'expired';
  return states.length > 0 && states.every((state) => state === 'cancelled') ? 'cancelled' : undefined;
}

/** The ticket's stub: who brings the shoes, and how long it takes. */
function Stub(props: KioskTicketProps) {
  const { number, firstName = null, photoUrl, minutes = 0, typicalMinutes = null } = props;
  const end = endOf(props.states);
  const say = useMessages('Kiosk');
  if (number === null) return <UnsentStub retrySeconds={props.retrySeconds} />;
  if (end === 'cancelled') return <CancelledStub cancelledAt={props.cancelledAt} />;
  return (
    <div className={css.stub} role="status">
      <span className={css.face} aria-hidden="true">
        {photoUrl === undefined ? (
          <Glyph icon={icons.footprints} className={css.faceIcon} />
        ) : (
          <img className={css.photo} src={photoUrl} alt="" draggable={false} />
        )}
      </span>
      <p className={plain}>
        <Who firstName={firstName} isExpired={end === 'expired'} />
      </p>
      {end === undefined && (
        <p className={css.time}>
          {minutes < 1
            ? say('Asked just now.')
            : say('Asked {count} min ago.|Asked {count} min ago.', { count: minutes })}
          {typicalMinutes !== null && (
            <>
              <br />
              {say('Most take {count} min.|Most take {count} min.', { count: typicalMinutes })}
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The torn stub: when all of the request was withdrawn. */
function CancelledStub({ cancelledAt }: Pick<KioskTicketProps, 'cancelledAt'>) {
  const say = useMessages('Kiosk');
  const locale = useLocale();
  return (
    <div className={css.stub} role="status">
      <p className={css.caption}>
        {cancelledAt === undefined
          ? say('Cancelled')
          : say('Cancelled at {time}', { time: timeOf(cancelledAt, locale) })}
      </p>
      <p className={css.time}>{say('Nothing is brought.')}</p>
    </div>
  );
}

/** The stub before there is a number: when it is sent. */
function UnsentStub({ retrySeconds }: Pick<KioskTicketProps, 'retrySeconds'>) {
  const say = useMessages('Kiosk');
  return (
    <div className={css.stub}>
      <Glyph icon={icons.ticket} className={css.unsentIcon} aria-hidden />
      <p className={`${css.time} ${css.soft}`}>
        {say('You get a number as soon as it is sent.')}
        {retrySeconds !== undefined && (
          <b className={css.retry}>{say('Trying again in {count} s.', { count: retrySeconds })}</b>
        )}
      </p>
    </div>
  );
}

/** Tells that the customer may leave the kiosk, and where to wait. */
function LeaveNote({ number, spot }: Required<Pick<KioskTicketProps, 'number' | 'spot'>>) {
  const say = useMessages('Kiosk');
  const isUnsent = number === null;
  const shown = String(number ?? '');
  return (
    <div className={css.leave}>
      <span className={css.leaveIcon}>
        <Glyph icon={isUnsent ? icons.footprints : icons.mapPin} className={css.leaveGlyph} aria-hidden />
      </span>
      <div>
        <h2 className={css.leaveTitle}>{say(isUnsent ? 'In a hurry?' : 'You can walk away from this screen')}</h2>
        <p className={css.soft}>
          {isUnsent
            ? say('Ask anyone in the store and show them this screen.')
            : spot === null
              ? say('Wait at the desk. We call {number}.', { number: shown })
              : wholeCodes(say('Wait here: {spot}. We call {number}.', { spot, number: shown }))}
        </p>
      </div>
    </div>
  );
}

function Who({ firstName, isExpired }: { firstName: string | null; isExpired: boolean }) {
  const say = useMessages('Kiosk');
  if (isExpired) {
    return (
      <>
        <b>{say('Nobody is free right now')}</b> {say('Please ask at the desk.')}
      </>
    );
  }
  return firstName === null ? (
    say('The team has been asked')
  ) : (
    <Emphasis text={say('{name} is bringing your shoes', { name: firstName })} part={firstName} />
  );
}
