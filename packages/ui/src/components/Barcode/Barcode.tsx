'use client';

import { onDemand } from '../../loading/onDemand.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Barcode.css.ts';

const BarcodeBars = onDemand(() => import('./BarcodeBars.tsx').then((module) => module.BarcodeBars));

/** Quiet zones of an EAN-13 in modules: 11 before, 7 after (GS1 General Specifications, 5.2.3.4). */
const QUIET = [11, 7] as const;
const NONE = [0, 0] as const;

export interface BarcodeProps extends Unstyled {
  /** EAN-13 or UPC-A; other texts are shown as Code 128. */
  value: string;
  /** `vertical` for the edge of a label. @default 'horizontal' */
  orientation?: 'vertical' | 'horizontal';
  /** To be scanned from the screen: larger, with quiet zones and number, on a light background in every theme. @default false */
  isScannable?: boolean;
}

/** A barcode. The box has its final size before the bars are loaded, so that nothing moves. */
export function Barcode({ value, orientation = 'horizontal', isScannable = false }: BarcodeProps) {
  const say = useMessages('Barcode');
  // Fine bars are repeated in each row of a list: thirteen digits aloud hide what distinguishes the rows.
  const spoken = isScannable
    ? { role: 'img', 'aria-label': say('Barcode {code}', { code: value }) }
    : { 'aria-hidden': true };
  return (
    <span className={css.barcode({ orientation, isScannable })} {...spoken}>
      <span className={css.field({ orientation, isScannable })}>
        <BarcodeBars value={value} orientation={orientation} quiet={isScannable ? QUIET : NONE} />
      </span>
      {isScannable ? <span className={css.number({ orientation })}>{value}</span> : null}
    </span>
  );
}
