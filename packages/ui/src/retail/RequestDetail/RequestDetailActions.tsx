'use client';

import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './RequestDetail.css.ts';

/** What can be done with a line. An action without a function is not allowed and not shown. */
export interface RequestDetailActionsProps {
  /** An action is running. @default false */
  isPending?: boolean;
  /** Accepts the try-on request. */
  onAccept?: (() => void) | undefined;
  /** Takes another size. `size` is undefined until one is chosen. */
  otherSize?: { size: string | undefined; onTake: () => void } | undefined;
  /** Reminds those for whom it waits. */
  onNudge?: (() => void) | undefined;
  /** It was nudged within the last minute. @default false */
  isNudged?: boolean;
  /** The pair is sold at the till. */
  onSell?: (() => void) | undefined;
  /** Sends the pair back to the stockroom. */
  onSendBack?: (() => void) | undefined;
  /** The customer has the pair. */
  onHandOver?: (() => void) | undefined;
  /** Calls the customer: kiosks show the number. */
  onCall?: (() => void) | undefined;
  /** Ends the call. */
  onEndCall?: (() => void) | undefined;
  /** Answers that the pair is not available. */
  onNotAvailable?: (() => void) | undefined;
  /** Hands the line to another associate. */
  onAssign?: (() => void) | undefined;
  /** Cancels the request. */
  onCancel?: (() => void) | undefined;
}

/**
 * The actions at the foot: the most likely one in volt, the others plain, Cancel Request underlined. Handing the line on is
 * in the body, so that the foot leaves space for the sizes to choose from.
 */
export function RequestDetailActions(props: RequestDetailActionsProps) {
  const { isPending = false, otherSize, isNudged = false } = props;
  const say = useMessages('RequestDetail');
  const volt = { variant: 'signal', size: 'xl', isFill: true, isPending } as const;
  const others = [
    [say('Call customer'), props.onCall],
    [say('End call'), props.onEndCall],
    [say('Send back'), props.onSendBack],
    [say('Handed over'), props.onHandOver],
    [say('Not available'), props.onNotAvailable],
  ] as const;
  const shown = others.flatMap(([text, onPress]) => (onPress ? [{ text, onPress }] : []));
  return (
    <footer className={css.foot}>
      {shown.length > 0 ? (
        <div className={css.others}>
          {shown.map(({ text, onPress }) => (
            <Button key={text} size="s" isFill isDisabled={isPending} onPress={onPress}>
              {text}
            </Button>
          ))}
        </div>
      ) : null}
      {otherSize ? (
        <Button {...volt} isDisabled={otherSize.size === undefined} onPress={otherSize.onTake}>
          {otherSize.size === undefined
            ? say('Choose another size')
            : say('Ask for {size} instead', { size: otherSize.size })}
        </Button>
      ) : props.onAccept ? (
        <Button {...volt} onPress={props.onAccept}>
          {say('Accept')}
        </Button>
      ) : props.onSell ? (
        <Button {...volt} onPress={props.onSell}>
          {say('Sold')}
        </Button>
      ) : props.onNudge ? (
        <Button {...volt} isDisabled={isNudged} onPress={props.onNudge}>
          {isNudged ? say('Nudged') : say('Nudge')}
        </Button>
      ) : null}
      {props.onCancel ? (
        <Button variant="link" size="s" isFill isDisabled={isPending} onPress={props.onCancel}>
          {say('Cancel Request')}
        </Button>
      ) : null}
    </footer>
  );
}
