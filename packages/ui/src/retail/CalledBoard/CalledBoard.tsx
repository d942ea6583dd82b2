'use client';

import * as icons from '../../components/Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './CalledBoard.css.ts';

/** A customer's number that is called. */
export interface CalledNumber {
  number: number;
  /** The delivery spot where the pairs are; null: at the desk. */
  spot: string | null;
}

export interface CalledBoardProps extends Unstyled {
  /** The newest call first; the first three are shown, without any nothing. */
  numbers: readonly CalledNumber[];
}

/** How many numbers have a place. */
const PLACES = 3;

/** The called numbers on the kiosk's first screen, each over the spot where its pairs are. The newest is in the signal colour. */
export function CalledBoard({ numbers }: CalledBoardProps) {
  const say = useMessages('Kiosk');
  const shown = numbers.slice(0, PLACES);
  return (
    // The live region exists before the first call, because screen readers announce its changes only.
    <div aria-live="polite">
      {shown.length > 0 && (
        <section className={css.board} aria-label={say('Your shoes are here')}>
          <header className={css.head}>
            <b className={css.title}>{say('Your shoes are here')}</b>
            <span>{say('Come to the spot under your number')}</span>
          </header>
          <ul className={css.numbers}>
            {shown.map(({ number, spot }) => (
              <li key={number} className={css.place}>
                <b className={css.digits} data-long={number > 999 || undefined}>
                  {String(number)}
                </b>
                <span className={css.spot}>
                  <Glyph icon={icons.mapPin} className={css.pin} aria-hidden />
                  <span className={css.spotName}>{spot ?? say('The desk')}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
