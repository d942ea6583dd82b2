import type { LineStatus, RequestLine } from '@instore/api';
import { RequestCard } from '@instore/ui';
import { memo, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isNudged } from '../../shared/lines/nudgeTimes.ts';
import { mayNudge } from '../lineAge.ts';
import { mayManage } from '../lineRights.ts';
import type { CancelledLine } from './RequestQuestions.tsx';
import { exceptionOf, requestCardLine } from './requestCardLine.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';

export interface RequestRowProps {
  lineId: string;
  status: LineStatus;
  /** The current time, ms. */
  now: number;
  isOpen: boolean;
  onOpen: (lineId: string) => void;
  onAccept: (tryoutItemId: string) => void;
  onCancel: (line: CancelledLine) => void;
  /** It is chosen together with others. @default false */
  isChosen?: boolean;
  /** Chooses it together with others. Without it no line can be chosen. */
  onChosenChange?: ((lineId: string, isChosen: boolean) => void) | undefined;
}

/** One line of the associate's list. It reads only state of its own line, so that one change draws one row. */
export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { lineId, status, now, isOpen, onOpen, onAccept, onCancel, onChosenChange } = props;
  const say = useSay();
  const locale = useLocale();
  const { config, auth } = useApp();
  const { requestLines, cart, photos } = useShoesize();
  const { byId, pending, whose } = useSnapshot(requestLines.state);
  const isInCart = useSnapshot(cart.state).acceptedLines[lineId] ?? false;
  const line = byId[lineId] as RequestLine | undefined;
  const owner = line?.owner;
  const photoUrl = useSnapshot(photos.state)[owner?.id ?? ''];
  useEffect(() => {
    if (owner) void photos.load(owner);
  }, [photos, owner]);
  if (!line) return null;
  const isMine = mayManage({ role: auth.role, userId: auth.user?.user_id ?? '' }, line);
  const isOwn = line.owner === undefined || line.owner?.id === auth.user?.user_id;
  // In one's own list one's own face says nothing.
  const shownLine = isOwn && whose === 'mine' ? { ...line, owner: undefined } : line;
  const exception = exceptionOf(line);
  const { tryoutItemId } = line;
  return (
    <RequestCard
      line={requestCardLine(shownLine, status, photoUrl, { say, locale })}
      status={status}
      exception={exception}
      now={now}
      lateAfterMs={config.limits.lateAfterMs}
      isInCart={isInCart}
      isPending={pending[lineId] ?? false}
      isOpen={isOpen}
      isChosen={props.isChosen ?? false}
      onChosenChange={isMine && onChosenChange ? (isChosen) => onChosenChange(lineId, isChosen) : undefined}
      onOpen={() => onOpen(lineId)}
      onAccept={exception === 'waiting' && tryoutItemId ? () => onAccept(tryoutItemId) : undefined}
      onChoose={exception === 'unavailable' && isMine ? () => onOpen(lineId) : undefined}
      onAdd={
        line.status === 'accepted' && exception === undefined && isOwn
          ? () => void requestLines.addToCart(lineId)
          : undefined
      }
      onRemove={() => cart.drop([lineId])}
      onCancel={status === '2' && isOwn ? () => onCancel(line) : undefined}
      onNudge={mayNudge(line, now) ? () => void requestLines.nudge(lineId) : undefined}
      isNudged={isNudged(line, now)}
      onSendBack={isMine ? () => void requestLines.sendBack(lineId) : undefined}
    />
  );
});
