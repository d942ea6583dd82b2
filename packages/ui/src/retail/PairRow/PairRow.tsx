'use client';

import { useId, type ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { RowTitle } from '../../internal/RowTitle.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './PairRow.css.ts';

export interface PairRowProps extends Unstyled {
  /** Size as on the box, "10.5". */
  size: string;
  /** System of the size, "US M". */
  sizeSystem: string;
  /** Name of the product. */
  name: string;
  /** The row shows the colours; screen readers read the name. */
  colourway: { name: string; swatches: readonly string[] };
  /** Style and colourway; `null` if it has none. */
  sku: string | null;
  /** Shown beside the SKU. */
  barcode?: string | null;
  /** A third line: "Jonah Whitaker, asks $118.00". */
  caption?: ReactNode;
  /** Shown from 608 px of width, with `facts` from 736 px. */
  imageUrl?: string;
  /** Sets the edge and the surface; `queued` has a write that is kept on this device. @default 'plain' */
  state?: 'plain' | 'consigned' | 'found' | 'missing' | 'unexpected' | 'editing' | 'saved' | 'queued';
  /** A cell before the size: a number, a `Checkbox`. */
  lead?: ReactNode;
  /** A cell with facts or fields: since when, the bin being corrected. */
  facts?: ReactNode;
  /** A cell at the end: stamps and buttons. */
  end?: ReactNode;
  /** It is chosen: its size is inverted. @default false */
  isChosen?: boolean;
  /** Its panel is open: an ink border. @default false */
  isOpen?: boolean;
  /** Opens its panel. The whole row is then a target. */
  onOpen?: () => void;
}

/** A pair in a list of the stockroom: the size first, then what it is, then the facts and buttons of that list. */
export function PairRow(props: PairRowProps) {
  const { name, sku, barcode, state = 'plain', isChosen = false, isOpen = false, onOpen } = props;
  const say = useMessages('PairRow');
  const id = useId();
  const [nameId, sizeId, colourId] = [`${id}name`, `${id}size`, `${id}colour`];
  const label = `${nameId} ${sizeId} ${colourId}`;
  return (
    <article className={css.frame} aria-labelledby={label}>
      <div
        className={css.row({ state, isOpen, hasLead: props.lead !== undefined, hasFacts: props.facts !== undefined })}
      >
        {props.lead !== undefined && <div className={css.lead}>{props.lead}</div>}
        <div className={css.size({ isChosen })} id={sizeId}>
          <SizeFigure size={props.size} scale={40} />
          <span className={css.system({ isChosen })}>{props.sizeSystem}</span>
        </div>
        {props.imageUrl !== undefined && (
          <div className={css.picture}>
            <ImageWithFallback src={props.imageUrl} alt="" width={84} height={44} />
          </div>
        )}
        <div className={css.body}>
          <RowTitle id={nameId} name={name} labelledBy={label} isOpen={isOpen} onOpen={onOpen} />
          <p className={css.way}>
            <Swatch colours={props.colourway.swatches} />
            <span id={colourId} className={css.colourName}>
              {props.colourway.name}
            </span>
            <span className={css.sku}>{sku === null ? say('No SKU') : <Code size={15}>{sku}</Code>}</span>
            {barcode != null && <Code>{barcode}</Code>}
          </p>
          {props.caption !== undefined && <div className={css.caption}>{props.caption}</div>}
        </div>
        {props.facts !== undefined && <div className={css.facts}>{props.facts}</div>}
        {props.end !== undefined && <div className={css.end}>{props.end}</div>}
      </div>
    </article>
  );
}
