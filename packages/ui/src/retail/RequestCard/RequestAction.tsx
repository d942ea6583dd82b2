'use client';

import * as icons from '../../components/Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { BoxLabelAction } from '../BoxLabel/BoxLabelAction.tsx';
import type { RequestCardProps } from './props.ts';

type Kind = 'accept' | 'choose' | 'inCart' | 'add' | 'cancel' | 'nudged' | 'nudge' | 'sendBack';

/** The one action of a label: the first that is possible, the most urgent first. */
function kindOf(props: RequestCardProps): Kind | undefined {
  const { status, exception, isInCart = false, isNudged = false } = props;
  const possible: [Kind, boolean][] = [
    ['accept', props.onAccept !== undefined],
    ['choose', props.onChoose !== undefined],
    ['inCart', status === '1' && isInCart],
    ['add', status === '1' && props.onAdd !== undefined],
    ['nudged', isNudged],
    ['nudge', props.onNudge !== undefined],
    ['cancel', status !== '3' && props.onCancel !== undefined],
    ['sendBack', status === '3' && exception !== 'coming-back' && props.onSendBack !== undefined],
  ];
  return possible.find(([, isPossible]) => isPossible)?.[0];
}

/** Whether a line has an action in its status. */
export function hasAction(props: RequestCardProps): boolean {
  return kindOf(props) !== undefined;
}

/** The action of a line in its status. */
export function RequestAction(props: RequestCardProps) {
  const { line, isPending = false } = props;
  const say = useMessages('RequestCard');
  const kind = kindOf(props);
  if (kind === undefined) return null;
  const pair = { name: line.name, size: line.size };
  const actions = {
    accept: [say('Accept'), say('Accept {name}, size {size}', pair), icons.hand, props.onAccept],
    choose: [say('Choose'), say('Choose another size: {name}, size {size}', pair), undefined, props.onChoose],
    inCart: [say('In cart'), say('In cart: {name}, size {size}', pair), icons.check, props.onRemove],
    add: [say('Add'), say('Add {name}, size {size}', pair), icons.plus, props.onAdd],
    cancel: [say('Cancel Request'), say('Cancel Request: {name}, size {size}', pair), undefined, props.onCancel],
    nudged: [say('Nudged'), say('Nudged: {name}, size {size}', pair), icons.check, undefined],
    nudge: [say('Nudge'), say('Nudge: {name}, size {size}', pair), icons.megaphone, props.onNudge],
    sendBack: [say('Send back'), say('Send back: {name}, size {size}', pair), icons.undo, props.onSendBack],
  } as const;
  const [text, label, icon, onPress] = actions[kind];
  const isDone = kind === 'inCart' || kind === 'nudged';
  return (
    <BoxLabelAction label={label} isDone={isDone} isPending={isPending && !isDone} icon={icon} onPress={onPress}>
      {text}
    </BoxLabelAction>
  );
}
