'use client';

import { useId, type ReactNode } from 'react';
import { Barcode } from '../../components/Barcode/Barcode.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import type { EdgeState } from '../../internal/edgeState.ts';
import type { Unstyled } from '../../internal/props.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './BoxLabel.css.ts';

/** The state that the bar at the start edge shows. */
export type BoxLabelState = EdgeState;

/** A ruled field at the foot of a label. */
export interface BoxLabelField {
  label: string;
  value: ReactNode;
  /** Monospaced: SKU, barcode, time or count. Only for texts. @default false */
  isCode?: boolean;
  /** The value is clear without its label, which a narrow label shows only to screen readers. @default false */
  isPlain?: boolean;
  /** The label is for screen readers only, also on a wide label. @default false */
  isLabelHidden?: boolean;
  /** Takes the free width of a wide label. @default the second field does */
  isWide?: boolean;
  /** Only on a label with the whole width of a page: a narrower one leaves it out. @default false */
  isExtra?: boolean;
}

/** A unit as a label shows it. */
export interface LabelledUnit {
  /** As on the box: "10.5", "XL". */
  size: string;
  /** Size system: "US M". */
  sizeSystem: string;
  /** Name of the product. */
  name: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** Address of the picture. */
  imageUrl: string;
  /** Drawn at the end edge; `null` if it is unknown or not looked up yet. */
  barcode: string | null;
}

export interface BoxLabelProps extends Unstyled, LabelledUnit {
  /** State of the pair: sets the colour of the label's bar. */
  state: BoxLabelState;
  /** In the cart, or picked: inverts the size cell. @default false */
  isChosen?: boolean;
  /** A `Stamp`. */
  stamp?: ReactNode;
  /** A `BoxLabelAction`. */
  action?: ReactNode;
  /** From the start edge. The first one is the SKU; the second one gets the free width. */
  fields: readonly BoxLabelField[];
  /** Shows the barcode at the end edge of a wide label; `extra`: only with the whole width of a page. @default true */
  hasBarcode?: boolean | 'extra';
  /** At the end of the size cell: a `Checkbox` that chooses the label. */
  choice?: ReactNode;
  /** Beside the name on a very wide label only: facts that a narrower label leaves out. */
  details?: ReactNode;
  /** Opens the details of the unit: the whole label can be pressed. */
  onOpen?: () => void;
  /** Its details are open: an ink border. @default false */
  isOpen?: boolean;
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A pair as a box label: size, name, colourway, picture, ruled fields, and the barcode at the end edge. It folds in a
 * narrow parent. Stack labels with gaps of 8 px.
 */
export function BoxLabel(props: BoxLabelProps) {
  const { state, isChosen = false, size, sizeSystem, name, colourway, headingLevel = 3 } = props;
  const { hasBarcode = true, isOpen = false, onOpen, details } = props;
  const id = useId();
  const Name = `h${headingLevel}` as const;
  const hasDetails = onOpen !== undefined;
  return (
    <article className={css.frame({ hasAction: Boolean(props.action) })} aria-labelledby={`${id}name ${id}size`}>
      <div
        className={css.label({ state, isOpen, hasBarcode: hasBarcode === true })}
        data-edge={hasBarcode === true || undefined}
      >
        <div className={css.sizeCell({ isChosen })} id={`${id}size`}>
          <SizeFigure size={size} />
          <span className={css.system({ isChosen })}>{sizeSystem}</span>
        </div>
        {props.choice ? <div className={css.choice({ isChosen })}>{props.choice}</div> : null}
        <div className={css.picture}>
          <ImageWithFallback src={props.imageUrl} alt="" width={124} height={65} />
        </div>
        <div className={css.title}>
          <Name className={css.name({ hasDetails })} id={`${id}name`} title={name}>
            {onOpen === undefined ? (
              name
            ) : (
              <button type="button" className={css.open} aria-expanded={isOpen} onClick={onOpen}>
                {name}
              </button>
            )}
          </Name>
          <p className={css.way}>
            <Swatch colours={colourway.swatches} />
            <span className={css.wayName({ hasDetails })}>{colourway.name}</span>
          </p>
          {details === undefined ? null : <div className={css.details}>{details}</div>}
        </div>
        {props.stamp ? <div className={css.stamp}>{props.stamp}</div> : null}
        {props.action ? <div className={css.action}>{props.action}</div> : null}
        <Fields fields={props.fields} />
        {hasBarcode ? <Edge barcode={props.barcode} isExtra={hasBarcode === 'extra'} /> : null}
      </div>
    </article>
  );
}

/** The ruled fields at the foot. */
function Fields({ fields }: Pick<BoxLabelProps, 'fields'>) {
  const wide = fields.findIndex(({ isWide = false }) => isWide);
  return (
    <dl className={css.fields}>
      {fields.map((field, index) => (
        <div
          key={field.label}
          className={css.field}
          data-wide={index === (wide === -1 ? 1 : wide) || undefined}
          data-extra={field.isExtra || undefined}
        >
          <dt className={css.fieldLabel({ isPlain: field.isPlain ?? false, isHidden: field.isLabelHidden ?? false })}>
            {field.label}
          </dt>
          <dd className={css.fieldValue}>
            {field.isCode && typeof field.value === 'string' ? <Code>{field.value}</Code> : field.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Edge({ barcode, isExtra }: Pick<BoxLabelProps, 'barcode'> & { isExtra: boolean }) {
  const say = useMessages('BoxLabel');
  return (
    <div className={css.edge({ isExtra })}>
      {barcode === null ? (
        <span role="img" aria-label={say('No barcode yet')} className={css.noBarcode}>
          –
        </span>
      ) : (
        <Barcode value={barcode} orientation="vertical" />
      )}
    </div>
  );
}
