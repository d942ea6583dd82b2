'use client';

import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { Unstyled } from '../../internal/props.ts';
import { Language } from '../../internal/Language.tsx';
import * as css from './Tooltip.css.ts';

/** Delay on hover, in ms; on focus the tooltip is shown at once. */
const REST_MS = 600;

export interface TooltipProps extends Unstyled {
  /** A short additional text. Do not put necessary information here: touch screens cannot hover. */
  text: string;
  /** Side of the element on which the tip appears. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** A Button or IconButton of the kit. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A text for a hovered or focused button, e.g. the name of an icon and its key. Escape hides it. */
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the events of the button within
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
        // The first Escape hides the tooltip and does not close a sheet around it (WCAG 1.4.13).
        event.stopPropagation();
        close();
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {/* Describes the button for screen readers. */}
      <span id={id} hidden>
        {text}
      </span>
      {/* React Aria's trigger needs its own button; the kit's buttons are native, so the state is passed here. */}
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
