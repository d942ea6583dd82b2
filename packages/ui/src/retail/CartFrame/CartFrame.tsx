'use client';

import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as css from './CartFrame.css.ts';

interface CartFrameProps {
  title: string;
  /** The button that closes the cart, if it can be closed. */
  closeButton: ReactNode;
  /** The lines of the cart, which scroll. */
  children: ReactNode;
  /** Rows of the sums, each a `CartSum`. */
  sums: ReactNode;
  /** The label of the button that sends the cart. */
  actionLabel: string;
  /** Sends the cart. */
  onAction: () => void;
  /** An empty cart cannot be sent. */
  isEmpty: boolean;
  /** The cart is being sent and cannot be changed. */
  isSending: boolean;
  /** The cart itself can have the focus, e.g. that of a removed line. @default false */
  isFocusable?: boolean;
}

/** Frame of RequestCart: head and foot stay, the lines scroll. Fills its parent. */
export function CartFrame(props: CartFrameProps) {
  const { isEmpty, isSending, isFocusable = false } = props;
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  useFocusWhenEmptied(frame, isFocusable, isEmpty);
  return (
    <section ref={frame} className={css.frame} aria-labelledby={titleId} tabIndex={isFocusable ? -1 : undefined}>
      <header className={css.head}>
        <h2 className={css.title} id={titleId}>
          {props.title}
        </h2>
        {props.closeButton}
      </header>
      {/* While the cart is sent, no button in it can have the focus: the scrolling area takes it, for the arrow keys. */}
      <div
        className={css.body}
        role={isSending ? 'group' : undefined}
        tabIndex={isSending ? 0 : undefined}
        aria-labelledby={isSending ? titleId : undefined}
      >
        {props.children}
      </div>
      <footer className={css.foot}>
        <dl className={css.sums}>{props.sums}</dl>
        <Button variant="signal" size="xl" isFill isDisabled={isEmpty} isPending={isSending} onPress={props.onAction}>
          {props.actionLabel}
        </Button>
      </footer>
    </section>
  );
}

/** How long the focus is watched after the cart was emptied, ms: longer than a dialog takes to close. */
const WATCH_MS = 1_000;

/**
 * Gives the cart, or a button of its bar, the focus when it is emptied and nothing has the focus: the button that placed
 * the last line is disabled then, so the dialog that asked cannot give it the focus back. AppShell's `useKeptFocus` does
 * not replace this: a cart may stand outside of AppShell, and the focus returns to it after a touch, too.
 */
export function useFocusWhenEmptied(
  frame: RefObject<HTMLElement | null>,
  isFocusable: boolean,
  isEmpty: boolean,
): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isEmptied = isEmpty && !wasEmpty.current;
    wasEmpty.current = isEmpty;
    if (!isEmptied || !isFocusable) return undefined;
    const element = frame.current;
    // AppShell gives a lost focus to it, too.
    element?.setAttribute('data-takes-focus', '');
    const until = performance.now() + WATCH_MS;
    const timer = setInterval(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) element?.focus();
      if (isLost || performance.now() > until) stop();
    }, 50);
    const stop = () => {
      clearInterval(timer);
      element?.removeAttribute('data-takes-focus');
    };
    return stop;
  }, [frame, isFocusable, isEmpty]);
}

/** A row of the sums: its word, and one or more `dd` elements. */
export function CartSum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.sum}>
      <dt className={css.soft}>{label}</dt>
      {children}
    </div>
  );
}

/** The text of an empty cart: its state, and what to do next. */
export function EmptyCart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.empty}>
      <h3 className={css.emptyTitle}>{title}</h3>
      <p className={css.soft}>{children}</p>
    </div>
  );
}
