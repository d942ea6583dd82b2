import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Tally.css.ts';

/** What a figure counts: sets glyph and colour. */
export type TallyKind = 'expected' | 'found' | 'missing' | 'unexpected';

/** A figure and what it counts. */
export interface TallyItem {
  /** Already formatted: "5", "$268.00", "YK-30418". */
  figure: string;
  label: string;
  /** Left out, the figure has neither glyph nor colour. */
  kind?: TallyKind;
  /** The figure is an id: monospaced. @default false */
  isCode?: boolean;
}

export interface TallyProps extends Unstyled {
  /** Name for screen readers: "Count of A-14-03". */
  label: string;
  /** Two to four. */
  items: readonly TallyItem[];
}

// Each glyph has another shape, so that a figure is clear in black and white.
const glyphs: Record<TallyKind, ReactNode> = {
  expected: <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="2" />,
  found: <path d="M1 5.4l2.8 2.8L9 2" fill="none" stroke="currentColor" strokeWidth="2" />,
  missing: <path d="M1.4 1.4l7.2 7.2M8.6 1.4L1.4 8.6" fill="none" stroke="currentColor" strokeWidth="2" />,
  unexpected: <path d="M5 1v8M1 5h8" fill="none" stroke="currentColor" strokeWidth="2" />,
};

/** Figures that belong together, each above its word. A change is announced. */
export function Tally({ label, items }: TallyProps) {
  return (
    <div className={css.frame} role="status" aria-label={label}>
      <dl className={css.tally}>
        {items.map(({ figure, label: word, kind, isCode = false }) => (
          <div key={word} className={css.item({ kind: kind ?? 'plain' })}>
            <dt className={css.word}>
              {kind && (
                <svg className={css.glyph} viewBox="0 0 10 10" aria-hidden="true">
                  {glyphs[kind]}
                </svg>
              )}
              {word}
            </dt>
            <dd className={css.figure({ isCode })}>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
