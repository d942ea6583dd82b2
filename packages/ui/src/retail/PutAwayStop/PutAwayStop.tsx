'use client';

import { Stamp } from '../../components/Stamp/Stamp.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './PutAwayStop.css.ts';

export interface PutAwayStopProps extends Unstyled {
  /** Its place on the way, from 1. */
  number: number;
  /** The bin; `null` if the person chooses a free one. */
  bin: string | null;
  /** Below the bin: "The size was here before". */
  note: string;
  /** The sizes that go into it, each with its pairs. */
  sizes: readonly { size: string; pairs: number }[];
  /** The products: "Halden Court 82". */
  products: string;
  /** It is the next one. @default false */
  isNext?: boolean;
}

/** A bin on the way of a person who puts pairs away, and which pairs go into it. */
export function PutAwayStop({ number, bin, note, sizes, products, isNext = false }: PutAwayStopProps) {
  const say = useMessages('PutAwayStop');
  const pairs = sizes.reduce((sum, size) => sum + size.pairs, 0);
  return (
    <article className={css.frame} aria-label={bin ?? say('A free bin')}>
      <div className={css.stop({ isNext })}>
        <span className={css.number}>{number}</span>
        <div className={css.bin}>
          {bin === null ? (
            <span className={css.noBin}>{say('A free bin')}</span>
          ) : (
            <span className={css.binCode}>{bin}</span>
          )}
          <span className={css.caption}>{note}</span>
        </div>
        <div className={css.sizes}>
          <p className={css.run}>
            {sizes.map((each) => (
              <span key={each.size}>
                <SizeFigure size={each.size} scale={28} />
                {each.pairs > 1 && <span className={css.times}>×{each.pairs}</span>}
              </span>
            ))}
          </p>
          <span className={css.caption} title={products}>
            {products}
          </span>
        </div>
        <div className={css.end}>
          {isNext ? (
            <Stamp state="next">{say('Next bin')}</Stamp>
          ) : (
            <span className={css.pairs}>{say('{count} pair|{count} pairs', { count: pairs })}</span>
          )}
        </div>
      </div>
    </article>
  );
}
