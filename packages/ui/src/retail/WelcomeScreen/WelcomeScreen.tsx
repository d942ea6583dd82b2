'use client';

import { useId, type ReactNode } from 'react';
import { Mark } from '../../internal/Mark.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { ShoeBoxes } from './ShoeBoxes.tsx';
import * as css from './WelcomeScreen.css.ts';

export interface WelcomeScreenProps extends Unstyled {
  /** Heading: "Welcome to the product!" */
  title: string;
  /** Text below the heading: "Sign In to your account" */
  subtitle: string;
  /** Heading of the card: "Sign In" */
  cardTitle: string;
  /** Instruction above the action. */
  text: string;
  /** A Button, `variant="signal" size="l" isFill`. */
  action: ReactNode;
  /** The chain's logo. @default the kit's own mark */
  mark?: ReactNode;
  /** Below the card: an error, or help. */
  note?: ReactNode;
}

/** The sign-in page: a drawing of shoe boxes, and one card with one action. */
export function WelcomeScreen({ title, subtitle, cardTitle, text, action, mark, note }: WelcomeScreenProps) {
  const id = useId();
  return (
    <div className={css.screen}>
      <ShoeBoxes />
      <main className={css.main}>
        <div className={css.mark}>{mark ?? <Mark size={48} />}</div>
        <div className={css.middle}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
          <section className={css.card} aria-labelledby={id}>
            <h2 className={css.cardTitle} id={id}>
              {cardTitle}
            </h2>
            <p className={css.text}>{text}</p>
            {action}
          </section>
          {note ? <div className={css.note}>{note}</div> : null}
        </div>
      </main>
    </div>
  );
}
