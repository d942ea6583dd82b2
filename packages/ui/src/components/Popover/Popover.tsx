'use client';

import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { Unstyled } from '../../internal/props.ts';
import { Language } from '../../internal/Language.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps extends Unstyled {
  /** Whether the popover is shown. */
  isOpen: boolean;
  /** Called on Escape, on a press outside, and when the trigger scrolls out of view. */
  onClose: () => void;
  /** The button it hangs from; gets the focus back. */
  triggerRef: RefObject<Element | null>;
  /** Name for screen readers. */
  label: string;
  /** Side of the trigger, then the aligned edge. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top' | 'end top' | 'start top';
  /** As wide as its content, or a fixed width. @default 'content' */
  width?: 'content' | 's' | 'm';
  /** Space around its parts and between them. Without it a list reaches the edges. @default false */
  isPadded?: boolean;
  /** The content. */
  children: ReactNode;
}

/** A small dialog that hangs from a button. It keeps the focus while open and gives it back. */
export function Popover({
  isOpen,
  onClose,
  triggerRef,
  label,
  placement = 'bottom end',
  width = 'content',
  isPadded = false,
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
        <AriaDialog aria-label={label} className={isPadded ? `${css.body} ${css.padded}` : css.body}>
          {children}
        </AriaDialog>
      </AriaPopover>
    </Language>
  );
}
