import type { ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import type { ButtonBehaviour } from '../../internal/buttonProps.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskButton, type KioskButtonProps } from './KioskButton.tsx';
import type { PlainKioskText } from '../../messages/Messages.ts';

interface Look extends Pick<KioskButtonProps, 'icon' | 'endIcon' | 'isGrow' | 'variant'> {
  text: PlainKioskText;
  note?: PlainKioskText;
}

const main = { variant: 'signal', isGrow: true } as const;

/** The words and looks of the actions in a dock. */
const ACTIONS = {
  back: { text: 'Back', icon: icons.arrowLeft },
  cancelRequest: { text: 'Cancel request' },
  keep: { text: 'Keep it', variant: 'ink', isGrow: true },
  confirmCancel: { text: 'Yes, cancel' },
  changeRequest: { text: 'Change it', icon: icons.arrowLeft },
  chooseSize: { text: 'Choose a size', ...main },
  clearAll: { text: 'Clear all', variant: 'signal' },
  dismiss: { text: 'Done' },
  done: { text: 'Done', note: 'This screen starts again on its own', variant: 'ink', isGrow: true },
  findOther: { text: 'Find other shoes', ...main },
  filters: { text: 'Filters', icon: icons.filter },
  keepLooking: { text: 'Keep looking', icon: icons.arrowLeft },
  leave: { text: 'Start over' },
  pair: { text: 'Pair', ...main },
  request: { text: 'Request to try on', ...main },
  send: { text: 'Send request', endIcon: icons.arrowRight, ...main },
  showNumber: { text: 'Show it', ...main },
  startOver: { text: 'Start over', ...main },
  tryAgain: { text: 'Try again', icon: icons.refresh, ...main },
  tryAgainNow: { text: 'Try again now', icon: icons.refresh, ...main },
} as const satisfies Record<string, Look>;

export interface KioskActionProps extends ButtonBehaviour, Unstyled {
  /** What the button does; it decides words, icon and rank. */
  action: keyof typeof ACTIONS;
  /** Follows the words: a size or a count. */
  children?: ReactNode;
}

/** A button of a dock with the words of its action. */
export function KioskAction({ action, children, ...behaviour }: KioskActionProps) {
  const say = useMessages('Kiosk');
  const { text, note, ...look }: Look = ACTIONS[action];
  return (
    <KioskButton {...behaviour} {...look} note={note === undefined ? undefined : say(note)}>
      {say(text)}
      {children}
    </KioskButton>
  );
}

export interface KioskCartButtonProps extends Unstyled {
  /** Units in the cart; with at least one the button is in the signal colour. */
  units: number;
  /** Shows the number without words, beside a signal action. @default false */
  isCompact?: boolean;
  /** Opens the cart. */
  onPress: () => void;
}

/** Opens the cart from a dock. */
export function KioskCartButton({ units, isCompact = false, onPress }: KioskCartButtonProps) {
  const say = useMessages('Kiosk');
  const words = say('To try on');
  return (
    <KioskButton
      variant={units > 0 && !isCompact ? 'signal' : 'plain'}
      icon={icons.footprints}
      aria-label={isCompact ? `${words} ${units}` : undefined}
      onPress={onPress}
    >
      {isCompact ? units : `${words} ${units}`}
    </KioskButton>
  );
}
