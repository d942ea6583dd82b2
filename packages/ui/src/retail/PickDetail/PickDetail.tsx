'use client';

import { useEffect, useId, type ReactNode } from 'react';
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
import { Ticket } from '../Ticket/Ticket.tsx';
import { PickActions, type PickActionsProps } from './PickActions.tsx';
import type { ShelfMapData } from './ShelfMap.tsx';
import * as css from './PickDetail.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** Reserves the space of the map while its data and code load, so that nothing moves. */
const MapPlaceholder = () => <div className={css.mapPlace} />;

const AisleMap = onDemand(() => import('./ShelfMap.tsx').then((module) => module.ShelfMap), {
  placeholder: MapPlaceholder,
});

export interface PickDetailProps extends Unstyled, PickActionsProps {
  /** "A-14-03", or `null` without a bin. */
  bin: string | null;
  /** Shelf within the bin; `null` if it has none. */
  shelf: string | null;
  /** The location in words: "Aisle A, bay 14, shelf 3". @default a text from bin and shelf */
  place?: string;
  /** When the pair was seen last: "Seen 20 min ago: Counted". @default not shown */
  seen?: string | undefined;
  /** Size as on the box, "10.5". */
  size: string;
  /** "US M", or several systems: "US M, EU 44.5". */
  sizeSystem: string;
  /** Name of the product. */
  name: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** Style and colourway; `null` if it has none. */
  sku: string | null;
  /** Barcode of the pair; `null` if it has none. */
  barcode: string | null;
  /** The number that the customer was told at the kiosk. @default none */
  customerNumber?: number | null;
  /** Address of the picture. */
  imageUrl: string;
  /** A map of the aisle. Leave it out if the aisle is unknown; `loading` reserves its space. */
  shelfMap?: ShelfMapData | 'loading';
  /** The unit was checked in: shows "Return to bin" above the bin. @default false */
  isPutAway?: boolean;
  /** What to do with the unit, above the bin: "Take this pair instead". @default none */
  task?: string;
  /** What else belongs to the line, below its facts: messages of the associate. @default nothing */
  children?: ReactNode;
}

/** The unit to pick or to put away: bin, size, picture and actions. Fills its parent. */
export function PickDetail(props: PickDetailProps) {
  const say = useMessages('PickDetail');
  const { bin, shelf, shelfMap, isPutAway = false } = props;
  const place = props.place ?? (shelf ? say('Shelf {shelf}', { shelf }) : bin ? say('Bin') : say('No bin'));
  const nameId = useId();
  useEffect(() => fetchAhead(AisleMap.load), []);
  return (
    <article className={css.detail} aria-labelledby={nameId}>
      <div className={css.body}>
        <div className={css.where}>
          {isPutAway ? (
            <p className={css.task}>
              <Icon icon={icons.packageCheck} size={24} />
              {bin === null ? say('Checked in') : say('Return to bin')}
            </p>
          ) : props.task === undefined ? null : (
            <p className={css.task}>
              <Icon icon={icons.refresh} size={24} />
              {wholeCodes(props.task)}
            </p>
          )}
          {bin === null ? null : <span className={css.bin}>{bin}</span>}
          <p className={css.place}>
            {wholeCodes(place)}
            {props.seen === undefined ? null : <span className={css.seen}>{props.seen}</span>}
          </p>
          {shelfMap === 'loading' ? <MapPlaceholder /> : null}
          {shelfMap && shelfMap !== 'loading' ? <AisleMap {...shelfMap} label={place} /> : null}
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
        <Facts {...props} nameId={nameId} />
        {props.children}
      </div>
      <PickActions {...props} />
    </article>
  );
}

/** What the unit is: the customer's number, name, colourway, SKU and barcode. */
function Facts({ nameId, ...props }: PickDetailProps & { nameId: string }) {
  const say = useMessages('PickDetail');
  return (
    <div className={css.facts}>
      {/* Before the name, which may be long: the number is not behind the actions of a low window. */}
      {props.customerNumber ? (
        <p className={css.ticket}>
          <Ticket number={props.customerNumber} variant="panel" />
        </p>
      ) : null}
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
  );
}
