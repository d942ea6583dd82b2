'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './AppShell.css.ts';

interface AppShellAsideProps {
  label: string;
  /** Over the page and not beside it. */
  isSheet: boolean;
  /** The sheet draws a head with a cross; the content has none of its own. */
  hasHead: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A column beside the page, or, where there is no room for one, a sheet over it. */
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

/**
 * Not a native `<dialog>`: that lies in the browser's top layer, over toasts, the kiosk popup and questions asked from
 * within it. The shell makes everything else inert instead.
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
      {/* For the pointer alone: Escape and the sheet's own cross do the same by keyboard. */}
      <button type="button" className={css.scrim} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog (ARIA APG) */}
      <div
        ref={sheet}
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
