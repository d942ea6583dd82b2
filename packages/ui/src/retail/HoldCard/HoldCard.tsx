'use client';

import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { timeOf } from '../../internal/timeOf.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { BoxLabel, type BoxLabelField, type LabelledUnit } from '../BoxLabel/BoxLabel.tsx';
import { BoxLabelAction } from '../BoxLabel/BoxLabelAction.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import * as css from './TimeLeft.css.ts';

/** A pair that is held for a customer, or was. */
export interface HoldCardPair extends LabelledUnit {
  /** The customer's first name; `null` once the hold has ended. */
  firstName: string | null;
  /** Where it lies; `null` without a bin. */
  bin: string | null;
  /** Who holds it, and the address of that person's picture. */
  by: { name: string; photoUrl?: string | undefined };
  /** When the hold began and when it ends, ISO 8601. */
  since: string;
  until: string;
  /** How it ended, when (ISO 8601) and by whom; `null` while the pair is held. */
  end: { how: 'handed over' | 'let go' | 'ran out'; at: string; by: string | null } | null;
  /** It was not found in its bin. @default false */
  isMissing?: boolean;
}

export interface HoldCardProps extends Unstyled {
  /** The pair, its customer and its hold. */
  pair: HoldCardPair;
  /** The current time in ms, from the parent, so that all cards of a list change together. */
  now: number;
  /** How long before its end a hold is marked, ms. */
  endsSoonMs: number;
  /** Hands the pair over to its customer. Without it there is no button. */
  onHandOver?: (() => void) | undefined;
  /** It is being handed over. @default false */
  isPending?: boolean;
  /** Opens it in a panel: the whole card can be pressed. */
  onOpen?: () => void;
  /** Its panel is open. @default false */
  isOpen?: boolean;
}

const ENDS = { 'handed over': 'Handed over', 'let go': 'Let go', 'ran out': 'Time over' } as const;

/** A pair that is held for a customer: for whom, where it lies, who holds it, and how long. */
export function HoldCard({ pair, now, endsSoonMs, onHandOver, isPending, onOpen, isOpen = false }: HoldCardProps) {
  const say = useMessages('HoldCard');
  const { end, isMissing = false, size, sizeSystem, name, colourway, imageUrl, barcode } = pair;
  const label = { size, sizeSystem, name, colourway, imageUrl, barcode };
  const isEnding = end === null && Date.parse(pair.until) - now <= endsSoonMs;
  const fields = useFields(pair, now, isEnding);
  return (
    <BoxLabel
      {...label}
      headingLevel={2}
      state={isMissing ? 'error' : isEnding ? 'pending' : 'request'}
      stamp={<HoldStamp {...{ end, isMissing, isEnding }} />}
      isOpen={isOpen}
      onOpen={onOpen}
      hasBarcode={false}
      action={
        onHandOver &&
        end === null && (
          <BoxLabelAction
            label={say('Hand over: {name}, size {size}', { name, size })}
            isPending={isPending}
            onPress={onHandOver}
          >
            {say('Hand over')}
          </BoxLabelAction>
        )
      }
      fields={fields}
    />
  );
}

export interface HoldStampProps extends Unstyled, Pick<HoldCardPair, 'end' | 'isMissing'> {
  /** The hold ends soon. */
  isEnding: boolean;
}

/** The state of a hold: held, ending, missing, or how it ended. */
export function HoldStamp({ end, isMissing = false, isEnding }: HoldStampProps) {
  const say = useMessages('HoldCard');
  if (end !== null) return <Stamp state={end.how === 'handed over' ? 'out' : 'found'}>{say(ENDS[end.how])}</Stamp>;
  if (isMissing) return <Stamp state="error">{say('Missing')}</Stamp>;
  return <Stamp state={isEnding ? 'pending' : 'held'}>{say(isEnding ? 'Ending' : 'Held')}</Stamp>;
}

function useFields(pair: HoldCardPair, now: number, isEnding: boolean): BoxLabelField[] {
  const say = useMessages('HoldCard');
  const locale = useLocale();
  const { firstName, bin, by, since, until, end } = pair;
  const person = (
    <span className={css.person}>
      <Avatar name={by.name} photoUrl={by.photoUrl} size={24} />
      {by.name}
    </span>
  );
  return [
    ...(firstName === null ? [] : [{ label: say('For'), value: firstName }]),
    { label: say('Lies in'), value: bin === null ? say('No bin') : <Code size={15}>{bin}</Code>, isPlain: true },
    { label: say('Held by'), value: person, isPlain: true, isWide: true },
    end === null
      ? { label: say('Until'), value: <TimeLeft {...{ since, until, now, isEnding }} />, isPlain: true }
      : {
          label: say('Ended'),
          value:
            end.by === null
              ? timeOf(end.at, locale)
              : say('{time}, {name}', { time: timeOf(end.at, locale), name: end.by }),
        },
  ];
}
