import { BulkBar, Button, icons } from '@instore/ui';
import { useState } from 'react';
import { mayManage } from '../lineRights.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { Chosen } from './RequestRows.tsx';

export interface ChosenBarProps {
  /** The lines that are shown: "all" are these. */
  shown: readonly string[];
  chosen: Chosen;
}

/** What can be done with all chosen lines [Z-12]. A sale is of one line: what it completes depends on the sale before it. */
export function ChosenBar({ shown, chosen: { ids, onChange } }: ChosenBarProps) {
  const say = useSay();
  const { auth } = useApp();
  const { requestLines } = useShoesize();
  const { byId } = useValues(requestLines.state);
  const [isPending, setPending] = useState(false);
  const lines = ids.flatMap((id) => byId[id] ?? []);
  if (lines.length === 0) return null;
  const person = { role: auth.role, userId: auth.user?.user_id ?? '' };
  const own = shown.filter((id) => byId[id] && mayManage(person, byId[id]));
  const back = lines.filter(({ sentBackAt }) => !sentBackAt).map(({ lineId }) => lineId);
  const over = lines.filter(({ handedOverAt }) => !handedOverAt).map(({ lineId }) => lineId);
  const run = async (work: Promise<boolean>) => {
    setPending(true);
    const isDone = await work;
    setPending(false);
    if (isDone) onChange([]);
  };
  return (
    <BulkBar chosen={ids.length} total={own.length} onChooseAll={(isAll) => onChange(isAll ? own : [])}>
      <Button
        icon={icons.undo}
        isDisabled={isPending || back.length === 0}
        onPress={() => void run(requestLines.sendBackAll(back))}
      >
        {say('Send back {count}', { count: back.length })}
      </Button>
      <Button isDisabled={isPending || over.length === 0} onPress={() => void run(requestLines.handOverAll(over))}>
        {say('Hand over {count}', { count: over.length })}
      </Button>
    </BulkBar>
  );
}
