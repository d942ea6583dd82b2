'use client';

import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Stamp, type StampState } from '../../components/Stamp/Stamp.tsx';
import { guardScreen } from '../../internal/pressGuard.ts';
import type { Unstyled } from '../../internal/props.ts';
import { timeOf } from '../../internal/timeOf.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { NearestSize } from '../KioskProduct/NearestSize.tsx';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { WaitingBox } from './WaitingBox.tsx';
import * as css from './TryOnLine.css.ts';

/** How far a line is; `unsent` waits for the network. */
export type TryOnState =
  | 'unsent'
  | 'asked'
  | 'accepted'
  | 'fetched'
  | 'onItsWay'
  | 'here'
  | 'unavailable'
  | 'cancelled'
  | 'expired';

export interface TryOnLineProps extends Unstyled {
  /** Name of the product. */
  name: string;
  /** Size as on the box, "10.5". */
  size: string;
  /** System of the size, "US M". */
  sizeSystem: string;
  /** Address of the picture. */
  imageUrl: string;
  /** Colours of the product: its box, while it is `unsent`, has a cardboard on which it can be seen. @default none */
  swatches?: readonly string[];
  /** How far the request is. */
  state: TryOnState;
  /** Who has it, for `onItsWay`. @default null */
  firstName?: string | null;
  /** Why it is not available; null: no pair is left. @default null */
  reason?: 'not found' | 'damaged' | 'on hold' | 'sold' | null;
  /** When it reached each step, ISO 8601. @default no times */
  times?: Readonly<Partial<Record<TryOnState, string>>>;
  /** Sizes to take instead of one that is not available. */
  nearest?: readonly { id: string; size: string; inStock: number }[];
  /** Takes a nearest size. Without it the line has no actions. */
  onTake?: ((id: string) => void) | undefined;
  /** Does without a pair that is not available. */
  onDecline?: (() => void) | undefined;
  /** Asks whether this line is withdrawn, while it is asked, accepted or fetched. */
  onCancel?: (() => void) | undefined;
}

type Word =
  | 'Waiting to be sent'
  | 'Asked'
  | 'Accepted'
  | 'Being fetched'
  | 'On its way'
  | 'Here'
  | 'Not available'
  | 'Cancelled'
  | 'Nobody is free right now';

type Detail = 'Waiting for an answer.' | 'The stockroom is looking.' | 'Back on the shelf' | 'Please ask at the desk.';

interface Look {
  word: Word;
  stamp: StampState;
  tone: 'ink' | 'caution' | 'positive' | 'critical' | 'over';
  /** The sentence beside the stamp; null: none, or one that depends on more than the state. */
  detail: Detail | null;
  /** Whether the state is a step of the track, in this order. */
  isStep: boolean;
  /** Whether the line can be withdrawn. */
  mayCancel: boolean;
}

const step = { isStep: true, mayCancel: false } as const;
const openStep = { isStep: true, mayCancel: true } as const;
const end = { isStep: false, mayCancel: false } as const;

const LOOKS: Record<TryOnState, Look> = {
  unsent: { word: 'Waiting to be sent', stamp: 'pending', tone: 'caution', detail: null, ...end },
  asked: { word: 'Asked', stamp: 'request', tone: 'ink', detail: 'Waiting for an answer.', ...openStep },
  accepted: { word: 'Accepted', stamp: 'next', tone: 'ink', detail: null, ...openStep },
  fetched: {
    word: 'Being fetched',
    stamp: 'pending',
    tone: 'caution',
    detail: 'The stockroom is looking.',
    ...openStep,
  },
  onItsWay: { word: 'On its way', stamp: 'next', tone: 'positive', detail: null, ...step },
  here: { word: 'Here', stamp: 'out', tone: 'positive', detail: null, ...step },
  unavailable: { word: 'Not available', stamp: 'error', tone: 'critical', detail: null, ...end },
  cancelled: { word: 'Cancelled', stamp: 'error', tone: 'over', detail: 'Back on the shelf', ...end },
  expired: {
    word: 'Nobody is free right now',
    stamp: 'error',
    tone: 'critical',
    detail: 'Please ask at the desk.',
    ...end,
  },
};

const STEPS = (Object.keys(LOOKS) as TryOnState[]).filter((state) => LOOKS[state].isStep);

type ReasonText = 'The last one is gone.' | 'The pair is damaged.' | 'On hold';

/** Why a pair is not available, in the customer's words. */
const REASONS: Record<NonNullable<TryOnLineProps['reason']>, ReasonText> = {
  'not found': 'The last one is gone.',
  damaged: 'The pair is damaged.',
  'on hold': 'On hold',
  sold: 'The last one is gone.',
};

/** A pair of the customer's request: its state in words, and a track of five steps. */
export function TryOnLine(props: TryOnLineProps) {
  const { name, size, sizeSystem, imageUrl, state, times = {} } = props;
  const say = useMessages('Kiosk');
  const { word, stamp, tone, isStep } = LOOKS[state];
  const detail = useDetail(props);
  if (state === 'unsent')
    return <WaitingBox {...{ name, size, sizeSystem, imageUrl, swatches: props.swatches ?? [] }} />;
  return (
    <li className={css.frame}>
      <div className={css.line({ tone })}>
        <div className={css.size}>
          <SizeFigure size={size} scale={56} />
          <span>{sizeSystem}</span>
        </div>
        <div className={css.picture}>
          <span className={css.shoe}>
            <ImageWithFallback src={imageUrl} alt="" width={184} height={97} />
          </span>
        </div>
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.state}>
            <span className={css.stamp}>
              <Stamp state={stamp}>{say(word)}</Stamp>
            </span>
            {detail !== undefined && <span>{detail}</span>}
          </p>
        </div>
        <Actions {...props} />
        {isStep && <Track state={state} times={times} />}
      </div>
    </li>
  );
}

/** What the customer can do: take another size or do without, or withdraw the pair. */
function Actions(props: TryOnLineProps) {
  const { name, size, state, nearest = [], onTake, onDecline, onCancel } = props;
  const say = useMessages('Kiosk');
  if (state === 'unavailable' && onTake) {
    return (
      <div ref={guardScreen} className={css.foot}>
        <div className={css.instead}>
          {nearest.length > 0 && <span>{say('Nearest in store:')}</span>}
          {nearest.map((each) => (
            <NearestSize key={each.id} size={each.size} inStock={each.inStock} onPress={() => onTake(each.id)} />
          ))}
          {onDecline && (
            <span className={css.end}>
              <KioskButton variant="quiet" onPress={onDecline}>
                {say('No, thanks')}
              </KioskButton>
            </span>
          )}
        </div>
      </div>
    );
  }
  if (!onCancel || !LOOKS[state].mayCancel) return null;
  return (
    <div ref={guardScreen} className={css.foot}>
      <span className={css.end}>
        <KioskButton
          variant="quiet"
          aria-label={say('Cancel this pair: {pair}', { pair: say('{name}, size {size}', { name, size }) })}
          onPress={onCancel}
        >
          {say('Cancel this pair')}
        </KioskButton>
      </span>
    </div>
  );
}

/** The sentence beside the stamp. */
function useDetail({ state, firstName = null, reason }: TryOnLineProps): string | undefined {
  const say = useMessages('Kiosk');
  if (state === 'onItsWay' && firstName !== null) return say('{name} has it.', { name: firstName });
  if (state === 'unavailable') return say(REASONS[reason ?? 'not found']);
  const { detail } = LOOKS[state];
  return detail === null ? undefined : say(detail);
}

function Track({ state, times }: Required<Pick<TryOnLineProps, 'state' | 'times'>>) {
  const say = useMessages('Kiosk');
  const locale = useLocale();
  const at = STEPS.indexOf(state);
  return (
    <div className={css.foot}>
      <ol className={css.track}>
        {STEPS.map((each, index) => {
          const time = times[each];
          const kind = index < at ? 'was' : index > at ? 'next' : each === 'here' ? 'here' : 'now';
          return (
            <li key={each} className={css.step} data-step={kind} aria-current={index === at ? 'step' : undefined}>
              {say(LOOKS[each].word)}
              {time !== undefined && (
                <time className={css.clock} dateTime={time}>
                  {timeOf(time, locale)}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
