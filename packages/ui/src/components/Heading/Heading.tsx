import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Heading.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

const sizeOfLevel = { 1: 28, 2: 21, 3: 17, 4: 15 } as const;

export interface HeadingProps extends Unstyled {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Size in px at 100 % text. @default by level: 28, 21, 17, 15 */
  size?: 15 | 17 | 21 | 28 | 40 | 56;
  /** One line, cut with an ellipsis. @default false */
  isTruncated?: boolean;
  /** Id, to label a region with it. */
  id?: string;
  /** The text. */
  children?: ReactNode;
}

/** A title. `level` sets the outline, `size` the look. */
export function Heading({ level, size = sizeOfLevel[level], isTruncated = false, id, children }: HeadingProps) {
  const As = `h${level}` as const;
  return (
    <As id={id} className={css.heading({ size, isTruncated })}>
      {wholeCodes(children)}
    </As>
  );
}
