import type { ReactNode } from 'react';
import { Mark } from '../../internal/Mark.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './MessageScreen.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface MessageScreenProps extends Unstyled {
  /** What happened, the only h1: "You are not authorized to access this page!" */
  title: string;
  /** What to do, below the title: "Please contact to Administrator." */
  subtitle?: string;
  /** A link or button to continue. */
  action?: ReactNode;
}

/** A whole page with one message: not authorized, not found. */
export function MessageScreen({ title, subtitle, action }: MessageScreenProps) {
  return (
    <main className={css.screen}>
      <div className={css.card}>
        <Mark size={48} />
        <h1 className={css.title}>{wholeCodes(title)}</h1>
        {subtitle === undefined ? null : <p className={css.subtitle}>{wholeCodes(subtitle)}</p>}
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </main>
  );
}
