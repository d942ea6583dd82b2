'use client';

import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { Unstyled } from '../../internal/props.ts';
import { Language } from '../../internal/Language.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps extends Unstyled {
  isOpen: boolean;
  /** Asked for by Escape, a press outside, or the trigger leaving the page. */
  onClose: () => void;
  /** What it hangs from, and where the focus returns. */
  triggerRef: RefObject<Element | null>;
  /** What it is, told to screen readers. */
  label: string;
  /** Side of the trigger, then the edge it lines up with. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top';
  /** @default 'content' */
  width?: 'content' | 's' | 'm';
  children: ReactNode;
}

/** Something small that hangs from a button: holds the focus while open and gives it back. */
export function Popover({
  isOpen,
  onClose,
  triggerRef,
  label,
  placement = 'bottom end',
  width = 'content',
  children,
}: PopoverProps) {
  return (
    <Language>
      <AriaPopover
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={8}
        containerPadding={8}
        className={`${css.surface} ${css.popover({ width })}`}
      >
        <AriaDialog aria-label={label} className={css.body}>
          {children}
        </AriaDialog>
      </AriaPopover>
    </Language>
  );
}
