import { sql } from 'drizzle-orm';
import { createMeasures } from './measures.ts';
import { createSources } from './sources.ts';

/** What the figures depend on besides the rows. */
export interface InsightSources {
  now: Date;
  lateAfterMs: number;
}

/** The sources and measures at a time of the store. */
export function insightOf({ now, lateAfterMs }: InsightSources) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return { sources: createSources(at), measures: createMeasures({ now: at, lateAfterMs }) };
}
