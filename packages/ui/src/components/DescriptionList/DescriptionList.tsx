import type { ReactNode } from 'react';
import { Code } from '../Code/Code.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './DescriptionList.css.ts';
import { MISSING } from '../../internal/missingValue.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** A name and its value. */
export interface Description {
  label: string;
  /** A missing value is shown as two dashes. */
  value: ReactNode;
  /** A SKU, barcode, bin or id, shown monospaced; the value must be a text. @default false */
  isCode?: boolean;
}

export interface DescriptionListProps extends Unstyled {
  /** Labels and values, in the order in which they are shown. */
  items: readonly Description[];
  /** Name and value side by side, the name above its value, or two to four short facts in a ruled box. @default 'rows' */
  layout?: 'rows' | 'stacked' | 'ruled';
}

/** Facts about one thing, e.g. a person or a pair. For many things use DataTable. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <div className={css.frame}>
      <dl className={layout === 'ruled' ? css.ruled : css.list}>
        {items.map(({ label, value, isCode = false }) => (
          <div key={label} className={css.row({ layout })}>
            <dt className={css.label({ layout })}>{label}</dt>
            <dd className={css.value}>
              {isMissing(value) ? (
                MISSING
              ) : isCode && typeof value === 'string' ? (
                <Code size={15}>{value}</Code>
              ) : (
                wholeCodes(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}
