'use client';

import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { CartonArt, type CartonArtProps } from './CartonArt.tsx';
import * as css from './Cartons.css.ts';

/** A carton of a delivery. */
export interface CartonItem {
  /** The code on its label. */
  code: string;
  /** Announced pairs. */
  expected: number;
  /** Announced pairs that are counted. */
  counted: number;
  /** Announced pairs that a person did not find in it. */
  absent: number;
}

export interface CartonsProps extends Unstyled {
  /** Names the list for screen readers: "Cartons of D-4471". */
  label: string;
  /** In the order of their labels. */
  cartons: readonly CartonItem[];
  /** Code of the carton that is open. */
  openCode?: string | undefined;
  /** Opens a carton. Without it the cartons cannot be pressed. */
  onOpen?: ((code: string) => void) | undefined;
}

/** The cartons of a delivery, drawn: taped, open or counted, each with its number and its pairs. */
export function Cartons({ label, cartons, openCode, onOpen }: CartonsProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {cartons.map((carton, index) => (
        <li key={carton.code} className={css.item}>
          {onOpen ? (
            <button
              type="button"
              className={css.button({ isOpen: carton.code === openCode })}
              aria-current={carton.code === openCode}
              onClick={() => onOpen(carton.code)}
            >
              <Carton {...carton} number={index + 1} />
            </button>
          ) : (
            <div className={css.carton}>
              <Carton {...carton} number={index + 1} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

const WORDS = { closed: 'Not opened', open: 'Open', counted: 'Counted' } as const;

function stateOf({ expected, counted, absent }: CartonItem): CartonArtProps['state'] {
  if (counted + absent === expected) return 'counted';
  return counted + absent === 0 ? 'closed' : 'open';
}

function Carton({ number, ...carton }: CartonItem & { number: number }) {
  const say = useMessages('Cartons');
  const state = stateOf(carton);
  return (
    <>
      <CartonArt number={number} state={state} />
      <span className={css.words}>
        <VisuallyHidden>{say('Carton {number}', { number })}</VisuallyHidden>
        <span className={css.count}>
          {state === 'closed'
            ? say('{count} expected', { count: carton.expected })
            : say('{done} of {total}', { done: carton.counted, total: carton.expected })}
        </span>
        <span className={css.caption}>{say(WORDS[state])}</span>
        <span className={css.code}>{carton.code}</span>
      </span>
    </>
  );
}
