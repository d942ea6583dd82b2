'use client';

import { useId, type ReactNode } from 'react';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Panel.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface PanelProps extends Unstyled {
  /** What it shows; names the region for screen readers. */
  title: string;
  /** Beside the title, e.g. a stamp. */
  mark?: ReactNode;
  /** The title is for screen readers only: the content shows it larger. @default false */
  isTitleHidden?: boolean;
  /** Shows a close button. */
  onClose?: (() => void) | undefined;
  /** At the foot, e.g. the signal action and one way out; it stays visible while the content scrolls. */
  actions?: ReactNode;
  /** The content, which scrolls between head and actions. */
  children: ReactNode;
}

/** The content of an aside: head and foot stay, the body scrolls. Fills its parent. */
export function Panel({ title, mark, isTitleHidden = false, onClose, actions, children }: PanelProps) {
  const say = useMessages('Dialog');
  const titleId = useId();
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 className={isTitleHidden ? css.hiddenTitle : css.title} id={titleId} title={title}>
          {wholeCodes(title)}
        </h2>
        {mark}
        {onClose && (
          <span className={css.close}>
            <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
          </span>
        )}
      </header>
      <div className={css.body}>{children}</div>
      {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
    </section>
  );
}
