'use client';

import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { severityIcons } from '../../internal/severity.ts';
import type { Unstyled } from '../../internal/props.ts';
import { badge, severity } from '../../internal/severity.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './OverdueFold.css.ts';

export interface OverdueFoldProps extends Unstyled {
  /** Number of pairs that were checked out before today. */
  count: number;
  /** The pairs that are known; the sizes of the first four are shown. */
  pairs: readonly { id: string; size: string }[];
  /** Whether the pairs are shown below. */
  isOpen: boolean;
  /** Shows the pairs, or folds them again. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Number of sizes that fit beside an open panel. */
const SHOWN_SIZES = 4;

/** The pairs that are out since yesterday or longer, folded into one line, so that today's pairs are in sight. */
export function OverdueFold({ count, pairs, isOpen, onOpenChange }: OverdueFoldProps) {
  const say = useMessages('OverdueFold');
  const shown = pairs.slice(0, SHOWN_SIZES);
  const more = count - shown.length;
  return (
    <button
      type="button"
      className={`${severity.caution} ${css.fold}`}
      aria-expanded={isOpen}
      onClick={() => onOpenChange(!isOpen)}
    >
      <span className={badge}>
        <Icon icon={severityIcons.caution} size={16} />
      </span>
      <span className={css.words}>
        {say('{count} since yesterday: find it|{count} since yesterday: find them', { count })}
      </span>
      <span className={css.sizes} aria-hidden="true">
        {shown.map(({ id, size }) => (
          <SizeFigure key={id} size={size} scale={21} />
        ))}
        {more > 0 && shown.length > 0 ? <span>{say('and {count} more', { count: more })}</span> : null}
      </span>
      <Icon icon={isOpen ? icons.chevronDown : icons.chevronRight} />
    </button>
  );
}
