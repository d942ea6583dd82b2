'use client';

import type { ReactNode } from 'react';
import type { ButtonBehaviour } from './buttonProps.ts';

interface PressButtonProps extends ButtonBehaviour {
  className: string;
  children: ReactNode;
}

/** A native `<button>` with the props of the kit. React Aria's button is too large for the first pages (ADR 29). */
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
        // Also prevents a form from being sent twice.
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    />
  );
}
