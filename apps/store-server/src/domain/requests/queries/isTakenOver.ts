import { sql } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { unitHistory } from '../../../db/schema/unitHistory.ts';

/**
 * Whether the check-out of a line was given to another person than the one who did it. A take-over before the present
 * check-out does not count.
 */
export const isTakenOver = sql<boolean>`(${requestLines.status} = 'checkedout' and exists (
  select from ${unitHistory}
  where ${unitHistory.unitId} = ${requestLines.unitId} and ${unitHistory.lineId} = ${requestLines.id}
    and ${unitHistory.kind} = 'reassigned'
    and coalesce(${unitHistory.doneAt}, ${unitHistory.at}) >= ${requestLines.checkedOutAt}
))`;
