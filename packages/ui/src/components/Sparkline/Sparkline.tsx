'use client';

import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Sparkline.css.ts';
import { usualRange } from './sparklineBand.ts';

export interface SparklineProps extends Unstyled {
  /** The earlier values, the oldest first, and the one of now last; null has no value. */
  values: readonly (number | null)[];
  /** The line in words: "The seven Tuesdays before had 40 to 51". */
  label: string;
}

const WIDTH = 104;
const HEIGHT = 40;
const EDGE = 5;

/** A small line of earlier values: the band is their usual range, the full dot is now. */
export function Sparkline({ values, label }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const [low = 0, high = 0] = extent(known);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([low, high === low ? low + 1 : high], [HEIGHT - EDGE, EDGE]);
  const range = usualRange(values.slice(0, -2));
  const points = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const path = points
    .map(({ value, index }, at) => `${points[at - 1]?.index === index - 1 ? 'L' : 'M'}${x(index)} ${y(value)}`)
    .join('');
  return (
    <svg className={css.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {range && (
        <rect
          x={0}
          width={WIDTH}
          y={y(range[1])}
          height={Math.max(2, y(range[0]) - y(range[1]))}
          className={css.band}
        />
      )}
      {points.length === 0 && <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={css.none} />}
      {points.length > 1 && <path d={path} className={css.line} />}
      {points.map(({ value, index }) => {
        if (index < values.length - 2) return null;
        const isNow = index === values.length - 1;
        return (
          <circle
            key={index}
            cx={x(index)}
            cy={y(value)}
            r={isNow ? 4 : 3.5}
            className={isNow ? css.now : css.before}
          />
        );
      })}
    </svg>
  );
}
