import * as v from 'valibot';
import { OUTBOX_OPERATIONS, type OutboxEntry } from './outboxEntry.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const entrySchema = v.looseObject({
  id: v.number(),
  personId: v.string(),
  key: text,
  at: v.number(),
  operation: v.picklist(OUTBOX_OPERATIONS),
  input: v.looseObject({}),
  intent: text,
  subjects: v.array(v.string()),
  label: v.looseObject({ name: v.string() }),
  conflict: v.optional(v.looseObject({ reason: v.picklist(['refused', 'old']), at: v.number() })),
});

/** Whether a stored value is an entry that this release can send and show. */
export const isOutboxEntry = (value: unknown): value is OutboxEntry => v.is(entrySchema, value);
