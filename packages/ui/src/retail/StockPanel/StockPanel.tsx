'use client';

import { useEffect, type ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { fetchAhead } from '../../loading/fetchAhead.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import * as detail from '../PickDetail/PickDetail.css.ts';
import type { ShelfMapData } from '../PickDetail/ShelfMap.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './StockPanel.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** Reserves the space of the map while its data and code load, so that nothing moves. */
const MapPlaceholder = () => <div className={detail.mapPlace} />;

const AisleMap = onDemand(() => import('../PickDetail/ShelfMap.tsx').then((module) => module.ShelfMap), {
  placeholder: MapPlaceholder,
});

/** Something that an action will do: a pair comes, goes or stays. */
export interface StockEffect {
  kind: 'adds' | 'removes' | 'keeps';
  text: ReactNode;
}

export interface StockPanelProps extends Unstyled {
  /** Name of the panel for screen readers: "Count of A-14-03". */
  label: string;
  /** A row at the top, e.g. a stamp and an age. */
  mark?: ReactNode;
  /** A word above the bin: "Goes to". */
  task?: string;
  /** The bin in the largest type; a `BinRoute` takes its place. */
  bin?: ReactNode;
  /** The bin in words: "Aisle A, bay 14, shelf 3". */
  place?: string;
  /** A map of the aisle; `loading` reserves its space. */
  shelfMap?: ShelfMapData | 'loading' | undefined;
  /** The pair that it is about. */
  pair?: {
    size: string;
    /** "US M", or several systems: "US M, EU 44.5". */
    sizeSystem: string;
    name: string;
    colourway: { name: string; swatches: readonly string[] };
    barcode?: string | null;
    imageUrl: string;
  };
  /** Further sections. */
  children?: ReactNode;
  /** What the action will do, with a title: "When you apply". */
  effects?: { title: string; items: readonly StockEffect[] };
  /** At the foot: the signal action and one way out below it. */
  actions?: ReactNode;
  /** The last line, e.g. another way to do the same. */
  hint?: string;
}

const glyphs = {
  adds: 'M5 1v8M1 5h8',
  removes: 'M1.4 1.4l7.2 7.2M8.6 1.4L1.4 8.6',
  keeps: 'M1 5.4l2.8 2.8L9 2',
} as const;

/** The panel of a bin, a move, a count or a consigned pair: where, what, what will happen, and the action. */
export function StockPanel(props: StockPanelProps) {
  const { label, mark, task, bin, place, shelfMap, pair, effects, actions, hint } = props;
  const hasMap = shelfMap !== undefined;
  useEffect(() => (hasMap ? fetchAhead(AisleMap.load) : undefined), [hasMap]);
  return (
    <section className={css.panel} aria-label={label}>
      {mark !== undefined && <div className={css.mark}>{mark}</div>}
      {(bin !== undefined || hasMap) && (
        <div className={css.where}>
          {task !== undefined && <p className={css.task}>{wholeCodes(task)}</p>}
          {typeof bin === 'string' ? <span className={detail.bin}>{bin}</span> : bin}
          {place !== undefined && <p className={detail.place}>{wholeCodes(place)}</p>}
          {shelfMap === 'loading' && <MapPlaceholder />}
          {shelfMap && shelfMap !== 'loading' && <AisleMap {...shelfMap} label={place ?? label} />}
        </div>
      )}
      {pair && <Pair {...pair} isFirst={bin === undefined && !hasMap} />}
      {props.children}
      {effects && effects.items.length > 0 && (
        <section className={css.section}>
          <h3 className={css.title}>{effects.title}</h3>
          <ul className={css.effects}>
            {effects.items.map(({ kind, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- effects have no other identity
              <li key={index} className={css.effect}>
                <svg className={css.glyph} viewBox="0 0 10 10" aria-hidden="true">
                  <path d={glyphs[kind]} fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
                <span>{wholeCodes(text)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(actions !== undefined || hint !== undefined) && (
        <div className={css.foot}>
          {actions}
          {hint !== undefined && <p className={css.hint}>{wholeCodes(hint)}</p>}
        </div>
      )}
    </section>
  );
}

function Pair({
  size,
  sizeSystem,
  name,
  colourway,
  barcode,
  imageUrl,
  isFirst,
}: NonNullable<StockPanelProps['pair']> & { isFirst: boolean }) {
  return (
    <>
      <div className={isFirst ? css.firstBox : detail.box}>
        <div className={detail.sizes}>
          <SizeFigure size={size} scale={88} />
          <p className={detail.place}>{sizeSystem}</p>
        </div>
        <div className={detail.picture}>
          <ImageWithFallback src={imageUrl} alt="" width={160} height={84} />
        </div>
      </div>
      <div className={detail.facts}>
        <h2 className={detail.name}>{name}</h2>
        <p className={detail.way}>
          <Swatch colours={colourway.swatches} />
          {colourway.name}
        </p>
        {barcode != null && (
          <p className={detail.way}>
            <Code size={15}>{barcode}</Code>
          </p>
        )}
      </div>
    </>
  );
}
