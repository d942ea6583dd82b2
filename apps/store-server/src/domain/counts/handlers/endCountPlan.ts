import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { countPlans } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';

/** Ends a plan: no more counts are made by it [M-07]. Repeating it changes nothing. */
export const endCountPlan: Operation<'endCountPlan'> = (input) =>
  once('endCountPlan', input, async (tx) => {
    const { body, caller, store } = input;
    const [plan] = await tx
      .select({ id: countPlans.id, endedAt: countPlans.endedAt })
      .from(countPlans)
      .where(and(eq(countPlans.id, Number(body.planId)), eq(countPlans.locationId, body.locationId)))
      .for('update');
    if (plan === undefined) {
      throw fieldProblem(404, 'Not found', '/planId', 'There is no such plan at this location.');
    }
    if (plan.endedAt === null) {
      await tx
        .update(countPlans)
        .set({ endedBy: caller.userId, endedAt: store.now() })
        .where(eq(countPlans.id, plan.id));
    }
    return { status: true, data: { planId: String(plan.id) } };
  });
