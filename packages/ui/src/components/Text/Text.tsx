import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Text.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface TextProps extends Unstyled {
  /** Size in px at 100 % text. @default 15 */
  size?: 13 | 15 | 17 | 21;
  /** Role, which sets the colour. @default 'ink' */
  tone?: 'ink' | 'soft' | 'positive' | 'caution' | 'critical' | 'info' | 'inherit';
  /** Weight of the typeface. @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong';
  /** One line, cut with an ellipsis. @default false */
  isTruncated?: boolean;
  /** HTML element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd';
  /** Id, for `aria-describedby` of another element. */
  id?: string;
  /** The text. */
  children?: ReactNode;
}

/** Running text and captions. */
export function Text({
  size = 15,
  tone = 'ink',
  weight = 'regular',
  isTruncated = false,
  as: As = 'p',
  id,
  children,
}: TextProps) {
  return (
    <As id={id} className={css.text({ size, tone, weight, isTruncated })}>
      {wholeCodes(children)}
    </As>
  );
}
