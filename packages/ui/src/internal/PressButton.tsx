'use client';

import type { ReactNode } from 'react';
import type { ButtonBehaviour } from './buttonProps.ts';

interface PressButtonProps extends ButtonBehaviour {
  className: string;
  children: ReactNode;
}

/**
 * The browser's own button with the kit's words for its states. Not React Aria's: buttons stand on every first page,
 * and there its press handling would cost more (16 KB) than all of the page's own code.
 */
export function PressButton({
  isDisabled = false,
  isPending = false,
  onPress,
  onHoverStart,
  ...rest
}: PressButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onPointerEnter={onHoverStart}
      onClick={(event) => {
        // Also keeps a form from being sent twice.
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    />
  );
}
