import type { PicksContext } from './picksContext.ts';
import { putLine } from './picksLines.ts';
import { showArrived } from './picksReads.ts';
import { write } from './picksWrites.ts';

/** Takes the open lines of a request: other pickers cannot check them out [W-10]. */
export async function take(context: PicksContext, requestId: string): Promise<boolean> {
  const { deps } = context;
  const wanted = {
    operation: 'takePicks' as const,
    input: { locationId: deps.locationId(), requestIds: [requestId] },
    intent: `take ${requestId}`,
    subjects: [`request ${requestId}`],
    label: { name: deps.say('Request {id}', { id: requestId }) },
  };
  const written = await write(context, undefined, wanted);
  if (!written) return false;
  if (written.outcome === 'waiting') return true;
  const { lines, heldByOthers } = written.data;
  for (const line of lines) putLine(context, line);
  const [other] = heldByOthers;
  const title = deps.say('{count} pair taken|{count} pairs taken', { count: lines.length });
  if (!other) deps.toasts.positive(title);
  else {
    const left = { count: heldByOthers.length, holder: other.holder };
    deps.toasts.caution(title, {
      description: deps.say('{holder} picks {count} other.|{holder} picks {count} others.', left),
    });
  }
  return true;
}

/** Hands lines back: those of a request, or all that this person holds [W-10]. */
export async function handBack(context: PicksContext, requestId?: string): Promise<boolean> {
  const { deps, state } = context;
  const wanted = {
    operation: 'handBackPicks' as const,
    input: { locationId: deps.locationId(), requestIds: requestId === undefined ? undefined : [requestId] },
    intent: `hand back ${requestId ?? 'all'}`,
    subjects: [`request ${requestId ?? 'all'}`],
    label: { name: requestId === undefined ? deps.say('All my picks') : deps.say('Request {id}', { id: requestId }) },
  };
  const written = await write(context, undefined, wanted);
  if (!written) return false;
  if (written.outcome === 'waiting') return true;
  const { lines } = written.data;
  for (const line of lines) putLine(context, line);
  deps.toasts.info(deps.say('{count} pair handed back|{count} pairs handed back', { count: lines.length }));
  if (state.isMine) await showArrived(context);
  return true;
}
