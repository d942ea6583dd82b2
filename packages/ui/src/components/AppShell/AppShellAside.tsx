'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { pageSheet } from '../../internal/toastRoom.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './AppShell.css.ts';

interface AppShellAsideProps {
  label: string;
  /** Above the page, not beside it. */
  isSheet: boolean;
  /** The sheet has a head with a close button; the content has none. */
  hasHead: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A column beside the page, or a sheet above it on narrow screens. */
export function AppShellAside({ label, isSheet, hasHead, onClose, children }: AppShellAsideProps) {
  if (isSheet) {
    return (
      <Sheet label={label} hasHead={hasHead} onClose={onClose}>
        {children}
      </Sheet>
    );
  }
  return (
    <aside className={css.aside} aria-label={label}>
      {children}
    </aside>
  );
}

interface StartSheetProps {
  label: string;
  /** Has a head of its own, as FilterPanel has. */
  start: ReactNode;
  onClose: (() => void) | undefined;
}

/** What is before the page on a wide screen: a sheet that is closed at its foot, as that of FilterButton. */
export function StartSheet({ label, start, onClose }: StartSheetProps) {
  const say = useMessages('AppShell');
  return (
    <Sheet label={label} hasHead={false} onClose={onClose}>
      <div className={css.startBody} data-start-sheet>
        {start}
      </div>
      <div className={css.startFoot}>
        <Button variant="signal" size="l" isFill onPress={onClose}>
          {say('Close')}
        </Button>
      </div>
    </Sheet>
  );
}

/**
 * Not a native `<dialog>`: that is in the browser's top layer, above toasts, the popup of kiosk requests and confirm
 * dialogs. AppShell makes the rest of the page inert instead.
 */
function Sheet({ label, hasHead, onClose, children }: Omit<AppShellAsideProps, 'isSheet'>) {
  const say = useMessages('AppShell');
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const cameFrom = document.activeElement;
    sheet.current?.focus();
    return () => {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) requestAnimationFrame(() => cameFrom.focus());
    };
  }, []);

  return (
    <>
      {/* For the pointer only: on the keyboard, Escape and the close button close the sheet. */}
      <button type="button" className={css.scrim} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog (ARIA APG) */}
      <div
        ref={sheet}
        {...pageSheet}
        className={css.sheet}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose?.();
        }}
      >
        {hasHead && onClose ? (
          <>
            <div className={css.sheetHead}>
              <h2 className={css.sheetTitle}>{label}</h2>
              <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
            </div>
            <div className={css.sheetBody}>{children}</div>
          </>
        ) : (
          children
        )}
      </div>
    </>
  );
}
