'use client';

import { Button } from '../../components/Button/Button.tsx';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './PickDetail.css.ts';

export interface PickActionsProps {
  /** An action is running. @default false */
  isPending?: boolean;
  /** Checks the pair out. */
  onCheckOut?: () => void;
  /** Reports that the pair is not in its bin. */
  onNotHere?: () => void;
  /** Checks the checked-out pair in. */
  onCheckIn?: () => void;
  /** Puts the checked-out pair back into its bin. */
  onPutAway?: () => void;
  /** Beside `onPutAway`: the pair stays out. */
  onLeaveOut?: () => void;
  /** Takes its request or hands it back. */
  onHold?: { label: string; onPress: () => void };
  /** Another picker holds it: "Petra Lindqvist picks this request." */
  holder?: string;
}

/** The actions that are possible with the unit; the first one is the signal action. */
export function PickActions(props: PickActionsProps) {
  const { isPending = false, onCheckOut, onNotHere, onCheckIn, onPutAway, onLeaveOut, onHold, holder } = props;
  const say = useMessages('PickDetail');
  return (
    <div className={css.actions}>
      {holder === undefined ? null : <p className={plain}>{holder}</p>}
      {onHold ? (
        <Button size="m" isFill isDisabled={isPending} onPress={onHold.onPress}>
          {onHold.label}
        </Button>
      ) : null}
      {onCheckOut ? (
        <Button variant="signal" size="xl" isFill isPending={isPending} onPress={onCheckOut}>
          {say('Check out')}
        </Button>
      ) : null}
      {onCheckIn ? (
        <Button
          variant={onCheckOut ? 'plain' : 'signal'}
          size={onCheckOut ? 'm' : 'xl'}
          isFill
          isPending={isPending}
          onPress={onCheckIn}
        >
          {say('Check in')}
        </Button>
      ) : null}
      {onPutAway ? (
        <Button variant="signal" size="xl" isFill isPending={isPending} onPress={onPutAway}>
          {say('Put away')}
        </Button>
      ) : null}
      {onLeaveOut ? (
        <Button variant="link" size="s" isFill isDisabled={isPending} onPress={onLeaveOut}>
          {say('Leave it out')}
        </Button>
      ) : null}
      {onNotHere ? (
        <Button variant="link" size="s" isFill isDisabled={isPending} onPress={onNotHere}>
          {say('Not in bin')}
        </Button>
      ) : null}
    </div>
  );
}
