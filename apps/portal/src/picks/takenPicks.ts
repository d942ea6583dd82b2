import type { PickLines } from './picksLines.ts';
import type { PicksOptions, PicksState } from './picksState.ts';
import type { PickWrite } from './writeOfLine.ts';

/** Takes lines for this picker, and hands them back [W-10]. */
export function createTakenPicks({
  state,
  write,
  putLine,
  showArrived,
  toasts,
  say,
  locationId,
}: { state: PicksState; write: PickWrite; showArrived: () => Promise<void> } & Pick<PickLines, 'putLine'> &
  Pick<PicksOptions, 'toasts' | 'say' | 'locationId'>) {
  return {
    /** Takes the open lines of a request: other pickers cannot check them out. */
    async take(requestId: string): Promise<boolean> {
      const written = await write(undefined, {
        operation: 'takePicks' as const,
        input: { locationId: locationId(), requestIds: [requestId] },
        intent: `take ${requestId}`,
        subjects: [`request ${requestId}`],
        label: { name: say('Request {id}', { id: requestId }) },
      });
      if (!written) return false;
      if (written.outcome === 'waiting') return true;
      const { lines, heldByOthers } = written.data;
      for (const line of lines) putLine(line);
      const [other] = heldByOthers;
      const title = say('{count} pair taken|{count} pairs taken', { count: lines.length });
      if (!other) toasts.positive(title);
      else {
        const left = { count: heldByOthers.length, holder: other.holder };
        toasts.caution(title, {
          description: say('{holder} picks {count} other.|{holder} picks {count} others.', left),
        });
      }
      return true;
    },
    /** Gives lines back: the lines of a request, or all lines that this person holds. */
    async handBack(requestId?: string): Promise<boolean> {
      const written = await write(undefined, {
        operation: 'handBackPicks' as const,
        input: { locationId: locationId(), requestIds: requestId === undefined ? undefined : [requestId] },
        intent: `hand back ${requestId ?? 'all'}`,
        subjects: [`request ${requestId ?? 'all'}`],
        label: { name: requestId === undefined ? say('All my picks') : say('Request {id}', { id: requestId }) },
      });
      if (!written) return false;
      if (written.outcome === 'waiting') return true;
      const { lines } = written.data;
      for (const line of lines) putLine(line);
      toasts.info(say('{count} pair handed back|{count} pairs handed back', { count: lines.length }));
      if (state.isMine) await showArrived();
      return true;
    },
  };
}
