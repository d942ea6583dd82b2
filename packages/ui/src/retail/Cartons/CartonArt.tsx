import { KRAFT } from './kraft.ts';
import * as css from './Cartons.css.ts';

export interface CartonArtProps {
  /** The number on its label. */
  number: number;
  /** Taped, with open flaps, or closed again with a tick. */
  state: 'closed' | 'open' | 'counted';
}

/** A drawn carton. */
export function CartonArt({ number, state }: CartonArtProps) {
  return (
    <svg className={css.art} viewBox="-3 8 110 86" aria-hidden="true">
      <path d="M6 34h92v58H6z" fill={KRAFT.side} />
      <path d="M6 34h92v5H6z" fill={KRAFT.shade} />
      {state === 'open' ? (
        <>
          <path d="M14 22h76v12H14z" fill={KRAFT.dark} />
          <path d="M6 34L-2 14 40 20 52 34zM98 34L106 14 64 20 52 34z" fill={KRAFT.flap} />
          <path d="M20 34v-8h14v8zM36 34v-8h14v8zM52 34v-8h14v8z" fill={KRAFT.tape} />
          <path d="M6 34L0 20 14 34zM98 34l6-14-14 14z" fill={KRAFT.inside} />
        </>
      ) : (
        <>
          <path d="M6 34l8-14h76l8 14z" fill={KRAFT.flap} />
          <path d="M46 20h12l2 14v12H44V34z" fill={state === 'counted' ? KRAFT.shade : KRAFT.tape} />
        </>
      )}
      <path d="M14 56h40v28H14z" fill={KRAFT.paper} />
      <path d="M14 56h3v28h-3z" fill={KRAFT.ink} />
      <text className={css.number} x="35.5" y="77" fontSize={number < 100 ? 20 : 14} fill={KRAFT.ink}>
        {number}
      </text>
      {state === 'counted' && (
        <>
          <circle className={css.seal} cx="84" cy="70" r="13" />
          <path className={css.tick} d="M78 70l4.5 4.5L91 66" />
        </>
      )}
    </svg>
  );
}
