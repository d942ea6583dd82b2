'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** The default title. */
export const ERROR_TITLE = 'Something went wrong';

export interface ErrorStateProps extends Unstyled {
  /** What failed. @default 'Something went wrong' */
  title?: string;
  /** The reason, if it is known. */
  children?: ReactNode;
  /** Called to try again; without it there is no button. */
  onRetry?: () => void;
  /** Text of the button. @default 'Try again' */
  retryLabel?: string;
  /** A new try is running. @default false */
  isRetrying?: boolean;
}

/** Shown in place of data: what failed, and a button to try again. */
export function ErrorState(props: ErrorStateProps) {
  const say = useMessages('ErrorState');
  const { title = say(ERROR_TITLE), children, onRetry, retryLabel = say('Try again'), isRetrying = false } = props;
  return (
    <div role="alert" className={`${css.empty} ${css.isError}`}>
      <span className={`${css.icon} ${css.errorIcon}`}>
        <Icon icon={icons.circleAlert} size={24} />
      </span>
      <p className={css.title}>{wholeCodes(title)}</p>
      {children !== undefined && <p className={css.text}>{wholeCodes(children)}</p>}
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
