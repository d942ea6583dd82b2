import type { TryoutLineState } from '@instore/api';
import { BoxArt, KioskAction } from '@instore/ui';
import { useState } from 'react';
import { Failed, Frame } from './Frame.tsx';
import { Ticket } from './Ticket.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** Whether the customer gets a line in a state, and whether it can still be withdrawn. */
const LINES: Record<TryoutLineState, { isComing: boolean; mayWithdraw: boolean }> = {
  asked: { isComing: true, mayWithdraw: true },
  accepted: { isComing: true, mayWithdraw: true },
  fetched: { isComing: true, mayWithdraw: true },
  onItsWay: { isComing: true, mayWithdraw: false },
  here: { isComing: true, mayWithdraw: false },
  unavailable: { isComing: false, mayWithdraw: true },
  cancelled: { isComing: false, mayWithdraw: false },
  expired: { isComing: false, mayWithdraw: false },
};

/** What a customer is asked about: one line, or all of them. */
type Question = { lineId?: string };

/** How far the customer's request is. */
export function Progress() {
  const kiosk = useKiosk();
  const { progress, failure, isChanging } = useKioskState('progress');
  const [question, setQuestion] = useState<Question>();
  if (!progress) {
    return failure ? <Failed onRetry={() => void kiosk.refreshProgress()} /> : <Frame>{null}</Frame>;
  }
  const { lines, isOwn } = progress;
  // Without a pair to come there is nothing to thank for.
  const isComing = isOwn && lines.some(({ state }) => LINES[state].isComing);
  const isCancelled = isOwn && lines.every(({ state }) => state === 'cancelled');
  const open = isOwn ? lines.filter(({ state }) => LINES[state].mayWithdraw) : [];
  const canCancel = open.length > 0;
  const asked = open.find(({ lineId }) => lineId === question?.lineId);
  // A line that has left meanwhile is not asked about any more.
  const isAsking = question && (question.lineId === undefined ? canCancel : asked !== undefined);
  const dock = isAsking ? (
    <>
      <KioskAction
        key="yes"
        action="confirmCancel"
        onPress={() => {
          setQuestion(undefined);
          void kiosk.withdraw(question.lineId === undefined ? undefined : [question.lineId]);
        }}
      >
        {asked && ` ${asked.product.size}`}
      </KioskAction>
      <KioskAction key="no" action="keep" autoFocus onPress={() => setQuestion(undefined)} />
    </>
  ) : (
    <>
      {canCancel && <KioskAction action="cancelRequest" isDisabled={isChanging} onPress={() => setQuestion({})} />}
      {isCancelled ? (
        <>
          <KioskAction action="dismiss" onPress={() => kiosk.startOver()} />
          <KioskAction action="findOther" onPress={() => void kiosk.findOtherShoes()} />
        </>
      ) : (
        <KioskAction action="done" onPress={() => (isComing ? kiosk.show({ screen: 'thanks' }) : kiosk.startOver())} />
      )}
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <Ticket
        progress={progress}
        onCancel={open.length > 1 && !isChanging ? (lineId) => setQuestion({ lineId }) : undefined}
      />
    </Frame>
  );
}

/** Thanks the customer, with the number once more. */
export function Thanks() {
  const kiosk = useKiosk();
  const { progress } = useKioskState('progress');
  const product = progress?.lines.find(({ state }) => LINES[state].isComing)?.product;
  const dock = (
    <>
      <KioskAction action="back" onPress={() => kiosk.back()} />
      <KioskAction action="startOver" onPress={() => kiosk.startOver()} />
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <BoxArt art="thanks" size={product?.size} label={product?.productName} number={progress?.number} />
    </Frame>
  );
}
