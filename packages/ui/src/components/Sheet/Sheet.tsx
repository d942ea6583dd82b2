'use client';

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Count } from '../Count/Count.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Language } from '../../internal/Language.tsx';
import { guardDialog } from '../../internal/pressGuard.ts';
import * as css from './Sheet.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface SheetProps extends Unstyled {
  /** Whether the sheet is shown. */
  isOpen: boolean;
  /** What it shows; names the sheet for screen readers. */
  title: string;
  /** Number beside the title, e.g. of active filters. 0 is not shown. @default 0 */
  count?: number;
  /** Called on Escape, by the close button, and on a press outside. */
  onClose: () => void;
  /** Edge of the screen; `bottom` is easy to reach on a phone. @default 'end' */
  side?: 'start' | 'end' | 'bottom';
  /** 352 or 480 px, on a phone the whole width. @default 'm' */
  width?: 's' | 'm';
  /** In the head, before the close button, e.g. a quiet "Clear". */
  tools?: ReactNode;
  /** Buttons at the foot; they stay visible while the content scrolls. */
  actions?: ReactNode;
  /** The content reaches the edges, e.g. a list. @default false */
  isFlush?: boolean;
  /** The content between title and buttons. */
  children: ReactNode;
}

/** A modal panel at an edge of the screen: filters, a product, a long form. For a question use ConfirmDialog. */
export function Sheet(props: SheetProps) {
  const say = useMessages('Dialog');
  const {
    isOpen,
    title,
    count = 0,
    onClose,
    side = 'end',
    width = 'm',
    tools,
    actions,
    isFlush = false,
    children,
  } = props;
  return (
    <Language>
      <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={css.scrim}>
        <AriaModal ref={guardDialog} className={css.sheet({ side, width })}>
          <AriaDialog className={css.content}>
            <header className={css.head}>
              <div className={css.heading}>
                <AriaHeading slot="title" level={2} className={css.title}>
                  {wholeCodes(title)}
                </AriaHeading>
                {count > 0 ? <Count value={count} tone="inverted" /> : null}
              </div>
              <div className={css.tools}>
                {tools}
                <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
              </div>
            </header>
            <div className={css.body({ isFlush })}>{children}</div>
            {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </Language>
  );
}
