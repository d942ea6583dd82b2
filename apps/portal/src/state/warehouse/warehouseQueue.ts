import type { RequestLine } from '@instore/api';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import type { QueueEntry } from '../queue/queueEntry.ts';
import type { QueuedAnswer } from '../queue/queueFacts.ts';
import type { WarehouseContext } from './warehouseContext.ts';
import type { QueuedWrite } from './warehouseFacts.ts';
import { UNDO_MS, playSound, putLine, showCheckedIn } from './warehouseLines.ts';

/** The writes that wait, by the line that they are about; of several the last one. */
export function queuedByLine(entries: readonly QueueEntry[]): Map<string, QueuedWrite> {
  const byLine = new Map<string, QueuedWrite>();
  let number = 0;
  for (const { operation, subjects, conflict, at } of entries) {
    if (!conflict) number += 1;
    const lineId = subjects.find((subject) => subject.startsWith('line '))?.slice('line '.length);
    if (lineId !== undefined) byLine.set(lineId, { operation, number: conflict ? undefined : number, at });
  }
  return byLine;
}

/** Marks the rows whose writes wait. A row whose mark is the same is not drawn again. */
export function markQueued({ facts, deps }: WarehouseContext): void {
  const byLine = queuedByLine(deps.queue.facts.entries);
  for (const [lineId, row] of Object.entries(facts.rows)) {
    const queued = byLine.get(lineId);
    if (JSON.stringify(row.queued) !== JSON.stringify(queued)) row.queued = queued;
  }
}

/** Takes the answer to a write that waited. A refusal is heard and shown; the conflict in the queue keeps it. */
export function takeLateAnswer(context: WarehouseContext, entry: QueueEntry, answer: QueuedAnswer): void {
  const { facts } = context;
  if (!answer.ok) {
    facts.scan.error = answer.message ?? SOMETHING_WRONG;
    facts.putAway = undefined;
    playSound(context, 'scan-error');
    return;
  }
  if (!isLine(answer.data)) return;
  const line = answer.data;
  const row = facts.rows[line.lineId];
  if (row && entry.operation === 'checkOut') {
    facts.kept[line.lineId] = true;
    row.undoUntil = entry.at + UNDO_MS;
  }
  putLine(context, line);
  if (entry.operation === 'checkIn') showCheckedIn(context, line);
}

function isLine(data: object): data is RequestLine {
  return 'lineId' in data && 'status' in data;
}
