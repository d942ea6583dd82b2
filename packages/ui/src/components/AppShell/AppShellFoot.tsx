'use client';

import type { ReactNode } from 'react';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as css from './AppShell.css.ts';

/** A button that opens a part of the page as a sheet. */
export interface OpenerProps extends Pick<ButtonProps, 'icon'> {
  label: string;
  onPress: () => void;
}

interface FootProps {
  /** A sheet covers it. */
  isBehind: boolean;
  /** The shell has its columns: only openers are at its foot. */
  isColumn: boolean;
  /** The bar of the app. */
  bottom: ReactNode;
  openers: readonly OpenerProps[];
}

/** The foot of the shell: the bar of the app, and the buttons that open what has no room beside the page. */
export function Foot({ isBehind, isColumn, bottom, openers: [first, ...others] }: FootProps) {
  const own = isColumn ? null : bottom;
  if (!first && !own) return null;
  return (
    <div className={css.bottom} inert={isBehind}>
      {own}
      {first ? (
        <BottomBar label={first.label}>
          {[first, ...others].map(({ label, ...opener }) => (
            <Button key={label} isFill aria-haspopup="dialog" {...opener}>
              {label}
            </Button>
          ))}
        </BottomBar>
      ) : null}
    </div>
  );
}
