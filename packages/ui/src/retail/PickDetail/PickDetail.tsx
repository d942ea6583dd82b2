'use client';

import { useEffect, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { fetchAhead } from '../../loading/fetchAhead.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import type { ShelfMapData } from './ShelfMap.tsx';
import * as css from './PickDetail.css.ts';

/** Keeps the place of the map free, so that nothing moves when its data and its code have come. */
const MapPlace = () => <div className={css.mapPlace} />;

const AisleMap = onDemand(() => import('./ShelfMap.tsx').then((module) => module.ShelfMap), { placeholder: MapPlace });

export interface PickDetailProps extends Unstyled {
  /** "A-14-03"; `null` when the pair stands in no bin. */
  bin: string | null;
  shelf: string | null;
  /** In words: "Aisle A, bay 14, shelf 3". @default made of bin and shelf */
  place?: string;
  size: string;
  /** "US M", or several systems: "US M, EU 44.5". */
  sizeSystem: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  sku: string | null;
  barcode: string | null;
  imageUrl: string;
  /** Draws the aisle; left out where it is not known. `loading` keeps its place free. */
  shelfMap?: ShelfMapData | 'loading';
  /** The unit was checked in and goes back into its bin: says 'Return to bin' above the bin. @default false */
  isPutAway?: boolean;
  /** An answer is awaited. @default false */
  isPending?: boolean;
  onCheckOut?: () => void;
  /** The pair is not in its bin: sets it aside. */
  onNotHere?: () => void;
  /** Puts a checked-out pair back. */
  onCheckIn?: () => void;
}

/** The box to fetch or to put back: its bin, its look, and what can be done with it. Fills the place it is given. */
export function PickDetail(props: PickDetailProps) {
  const say = useMessages('PickDetail');
  const { bin, shelf, isPutAway = false, isPending = false, onCheckOut, onNotHere, onCheckIn } = props;
  const place = props.place ?? (shelf ? say('Shelf {shelf}', { shelf }) : bin ? say('Bin') : say('No bin'));
  const nameId = useId();
  useEffect(() => fetchAhead(AisleMap.load), []);
  return (
    <article className={css.detail} aria-labelledby={nameId}>
      <div className={css.where}>
        {isPutAway ? (
          <p className={css.task}>
            <Icon icon={icons.packageCheck} size={24} />
            {bin === null ? say('Checked in') : say('Return to bin')}
          </p>
        ) : null}
        <span className={css.bin}>{bin ?? '--'}</span>
        <p className={css.place}>{place}</p>
        {props.shelfMap === 'loading' ? <MapPlace /> : null}
        {props.shelfMap && props.shelfMap !== 'loading' ? <AisleMap {...props.shelfMap} label={place} /> : null}
      </div>
      <div className={css.box}>
        <div className={css.sizes}>
          <SizeFigure size={props.size} scale={88} />
          <p className={css.place}>{props.sizeSystem}</p>
        </div>
        <div className={css.picture}>
          <ImageWithFallback src={props.imageUrl} alt="" width={160} height={84} />
        </div>
      </div>
      <div className={css.facts}>
        <h2 className={css.name} id={nameId}>
          {props.name}
        </h2>
        <p className={css.way}>
          <Swatch colours={props.colourway.swatches} />
          {props.colourway.name}
        </p>
        <p className={css.codes}>
          <span>{props.sku === null ? say('No SKU') : <Code size={15}>{props.sku}</Code>}</span>
          <span>{props.barcode === null ? say('No barcode') : <Code size={15}>{props.barcode}</Code>}</span>
        </p>
      </div>
      <div className={css.actions}>
        {onCheckOut ? (
          <Button variant="signal" size="xl" isFill isPending={isPending} onPress={onCheckOut}>
            {say('Check out')}
          </Button>
        ) : null}
        {onCheckIn ? (
          <Button
            variant={onCheckOut ? 'plain' : 'signal'}
            size={onCheckOut ? 'm' : 'xl'}
            isFill
            isPending={isPending}
            onPress={onCheckIn}
          >
            {say('Check in')}
          </Button>
        ) : null}
        {onNotHere ? (
          <Button variant="quiet" size="s" isFill isDisabled={isPending} onPress={onNotHere}>
            <span className={css.underlined}>{say('Not in bin')}</span>
          </Button>
        ) : null}
      </div>
    </article>
  );
}
