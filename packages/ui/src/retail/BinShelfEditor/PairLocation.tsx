'use client';

import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './BinShelfEditor.css.ts';

/** A pair and its recorded location. */
export interface BinShelfPair {
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  size: string;
  sizeSystem: string;
  sku: string | null;
  bin: string | null;
  shelf: string | null;
  /** The pair is reported missing. @default false */
  missing?: boolean;
  /** The last correction: by whom, and when as a text: "14:31". */
  corrected?: { by: string; at: string };
}

interface PairLocationProps {
  pair: BinShelfPair;
  /** The typed bin; an empty text is no bin. */
  bin: string;
  /** The typed location equals the recorded one. */
  isSame: boolean;
}

/** The pair, its current bin and, if that changes, its new bin. */
export function PairLocation({ pair, bin, isSame }: PairLocationProps) {
  const say = useMessages('BinShelfEditor');
  return (
    <div className={css.pair}>
      <div className={css.size}>
        <SizeFigure size={pair.size} scale={40} />
        <span className={css.system}>{pair.sizeSystem}</span>
      </div>
      <div className={css.words}>
        <p className={css.name}>{pair.name}</p>
        <p className={css.way}>
          <Swatch colours={pair.colourway.swatches} />
          <span className={css.wayName}>{pair.colourway.name}</span>
        </p>
        {pair.sku === null ? say('No SKU') : <Code>{pair.sku}</Code>}
      </div>
      <div className={css.move}>
        <LabelledBin label={say('Current')} bin={pair.bin ?? say('No bin')} isOld={!isSame} />
        {!isSame && (
          <>
            <span className={css.arrow}>
              <Icon icon={icons.chevronRight} size={24} />
            </span>
            <LabelledBin label={say('New')} bin={bin === '' ? say('No bin') : bin.toUpperCase()} isOld={false} />
          </>
        )}
      </div>
    </div>
  );
}

function LabelledBin({ label, bin, isOld }: { label: string; bin: string; isOld: boolean }) {
  return (
    <p className={css.place}>
      <span className={css.where}>{label}</span>
      <span className={isOld ? `${css.bin} ${css.isOld}` : css.bin}>{bin}</span>
    </p>
  );
}
