'use client';

import type { ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../../internal/Modal.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { surface } from '../Popover/Popover.css.ts';
import * as css from './Dialog.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface DialogProps extends Unstyled {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** The task; names the dialog for screen readers. */
  title: string;
  /** Called on Escape, by the close button, and on a press outside. */
  onClose: () => void;
  /** Buttons at the foot; the cancel button first. */
  actions?: ReactNode;
  /** Maximum width: 440, 560 or 688 px. @default 'm' */
  size?: 's' | 'm' | 'l';
  /** The content between title and buttons. */
  children: ReactNode;
}

/** A short task in a modal dialog. For a question with two answers use ConfirmDialog. */
export function Dialog({ isOpen, title, onClose, actions, size = 'm', children }: DialogProps) {
  const say = useMessages('Dialog');
  return (
    <Modal isOpen={isOpen} onClose={onClose} width={size} isDismissable>
      <div className={surface}>
        <header className={css.head}>
          <AriaHeading slot="title" level={2} className={css.title}>
            {wholeCodes(title)}
          </AriaHeading>
          <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
        </header>
        <div className={css.body}>{children}</div>
        {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
      </div>
    </Modal>
  );
}
