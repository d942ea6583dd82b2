'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';

/** The generic title [E-02]. */
export const ERROR_TITLE = 'Something went wrong';

export interface ErrorStateProps extends Unstyled {
  /** What failed. @default 'Something went wrong' */
  title?: string;
  /** Why, as far as it is known. */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The word on the button. @default 'Try again' */
  retryLabel?: string;
  /** A new try is under way. @default false */
  isRetrying?: boolean;
}

/** Stands where the data would be: what failed, and a way to try again [E-03]. */
export function ErrorState(props: ErrorStateProps) {
  const say = useMessages('ErrorState');
  const { title = say(ERROR_TITLE), children, onRetry, retryLabel = say('Try again'), isRetrying = false } = props;
  return (
    <div role="alert" className={`${css.empty} ${css.isError}`}>
      <span className={`${css.icon} ${css.errorIcon}`}>
        <Icon icon={icons.circleAlert} size={24} />
      </span>
      <p className={css.title}>{title}</p>
      {children !== undefined && <p className={css.text}>{children}</p>}
      {onRetry && (
        <div className={css.action}>
          <Button icon={icons.refresh} isPending={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
