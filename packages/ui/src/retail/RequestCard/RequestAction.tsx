'use client';

import * as icons from '../../components/Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { BoxLabelAction } from '../BoxLabel/BoxLabelAction.tsx';
import type { RequestCardProps } from './props.ts';

/** Whether a line has an action in its status: add, remove from the cart, or cancel. */
export function hasAction({ status, isInCart = false, onAdd, onCancel }: RequestCardProps): boolean {
  return (status === '1' && (isInCart || onAdd !== undefined)) || (status === '2' && onCancel !== undefined);
}

/** The action of a line in its status. */
export function RequestAction(props: RequestCardProps) {
  const { line, status, isInCart = false, isPending = false, onAdd, onRemove, onCancel } = props;
  const say = useMessages('RequestCard');
  const pair = { name: line.name, size: line.size };
  if (status === '2') {
    return (
      <BoxLabelAction
        label={say('Cancel Request: {name}, size {size}', pair)}
        isPending={isPending}
        {...(onCancel && { onPress: onCancel })}
      >
        {say('Cancel Request')}
      </BoxLabelAction>
    );
  }
  if (isInCart) {
    return (
      <BoxLabelAction
        icon={icons.check}
        label={say('In cart: {name}, size {size}', pair)}
        isDone
        {...(onRemove && { onPress: onRemove })}
      >
        {say('In cart')}
      </BoxLabelAction>
    );
  }
  return (
    <BoxLabelAction
      icon={icons.plus}
      label={say('Add {name}, size {size}', pair)}
      isPending={isPending}
      {...(onAdd && { onPress: onAdd })}
    >
      {say('Add')}
    </BoxLabelAction>
  );
}
