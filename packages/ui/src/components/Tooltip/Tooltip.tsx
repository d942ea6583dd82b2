'use client';

import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { Unstyled } from '../../internal/props.ts';
import { Language } from '../../internal/Language.tsx';
import * as css from './Tooltip.css.ts';

/** How long a pointer rests before the words come, in ms; with the keyboard they come at once. */
const REST_MS = 600;

export interface TooltipProps extends Unstyled {
  /** A few words more, never the only place where something is said: fingers cannot hover. */
  text: string;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** A Button or IconButton of the kit. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Words to a button under the pointer or with the focus, e.g. the verb of an icon and its key. Escape takes them away. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of what happens to the button within
    <span
      ref={root}
      className={css.root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        timer.current = setTimeout(() => setOpen(true), REST_MS);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // A sheet around it stays open: the first Escape belongs to the words (WCAG 1.4.13).
        event.stopPropagation();
        close();
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {/* Describes the button to those who do not see the words come. */}
      <span id={id} hidden>
        {text}
      </span>
      {/* React Aria's trigger wants a button of its own; the kit's are the browser's, so its state is given here. */}
      <Language>
        <TooltipTriggerStateContext value={{ isOpen, open: () => setOpen(true), close, shouldSkipAnimation: false }}>
          <AriaTooltip triggerRef={root} placement={placement} offset={10} containerPadding={8} className={css.tooltip}>
            {text}
          </AriaTooltip>
        </TooltipTriggerStateContext>
      </Language>
    </span>
  );
}
