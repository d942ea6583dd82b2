'use client';

import { Button } from '../../components/Button/Button.tsx';
import { plain } from '../../internal/reset.css.ts';
import { type Say, useMessages } from '../../internal/useMessages.ts';
import type { KitText } from '../../messages/Messages.ts';
import * as css from './PickDetail.css.ts';

export interface PickActionsProps {
  /** An action is running. @default false */
  isPending?: boolean;
  /** Checks the pair out. */
  onCheckOut?: () => void;
  /** Reports that the pair is not in its bin. */
  onNotInBin?: () => void;
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

/** The actions that are possible with the unit, at the foot of the panel; the first one is the signal action. */
export function PickActions(props: PickActionsProps) {
  const { isPending = false, onCheckOut, onCheckIn, onPutAway, holder } = props;
  const say = useMessages('PickDetail');
  const links = linksOf(props, say);
  if (![onCheckOut, onCheckIn, onPutAway, holder, ...links].some((shown) => shown !== undefined)) return null;
  return (
    <div className={css.actions}>
      {holder === undefined ? null : <p className={plain}>{holder}</p>}
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
      {links.length > 0 ? (
        <div className={css.links}>
          {links.map(({ label, onPress }) => (
            <Button key={label} variant="link" size="s" isFill isDisabled={isPending} onPress={onPress}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** The quiet actions, in the order of their row. */
function linksOf({ onLeaveOut, onNotInBin, onHold }: PickActionsProps, say: Say<KitText<'PickDetail'>>) {
  return [
    onLeaveOut ? { label: say('Leave it out'), onPress: onLeaveOut } : undefined,
    onNotInBin ? { label: say('Not in bin'), onPress: onNotInBin } : undefined,
    onHold,
  ].filter((link) => link !== undefined);
}
