import { ROLES, worksIn, type CountPlan, type Person } from '@instore/api';
import { aliasedTable, and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { countPlans } from '../../../db/schema/counts.ts';
import { userRoles, users } from '../../../db/schema/people.ts';
import { bins } from '../../../db/schema/stock.ts';

/** The most plans of a list. */
const PLANS_MAX = 200;

const planner = aliasedTable(users, 'planner');
const assigned = aliasedTable(users, 'assigned');

/** The columns of a person whom {@link toPerson} converts. */
export const personColumns = { id: assigned.id, name: assigned.name, photo: assigned.photo };

/** Converts a person to the contract. */
export const toPerson = ({ id, name, photo }: { id: string; name: string; photo: string | null }): Person => ({
  id,
  name,
  hasPhoto: photo !== null,
});

/** Reads plans that were not ended, the newest first. */
export async function readPlans(db: Db | Tx, wanted: SQL | undefined): Promise<CountPlan[]> {
  const rows = await db
    .select({
      id: countPlans.id,
      aisles: countPlans.aisles,
      onDay: countPlans.onDay,
      weekdays: countPlans.weekdays,
      isBlind: countPlans.isBlind,
      recountAbove: countPlans.recountAbove,
      plannedAt: countPlans.plannedAt,
      plannedBy: planner.name,
      assignedTo: personColumns,
    })
    .from(countPlans)
    .leftJoin(planner, eq(planner.id, countPlans.plannedBy))
    .leftJoin(assigned, eq(assigned.id, countPlans.assignedTo))
    .where(and(isNull(countPlans.endedAt), wanted))
    .orderBy(desc(countPlans.id))
    .limit(PLANS_MAX);
  return rows.map(({ plannedBy, assignedTo, ...plan }) => ({
    planId: String(plan.id),
    aisles: plan.aisles,
    onDay: plan.onDay,
    weekdays: plan.weekdays,
    assignedTo: assignedTo && toPerson(assignedTo),
    isBlind: plan.isBlind,
    recountAbove: plan.recountAbove,
    plannedBy: plannedBy ?? '',
    plannedAt: plan.plannedAt.toISOString(),
  }));
}

/** Reads the aisles of a location with their numbers of bins. */
export function readAisles(db: Db | Tx, locationId: string) {
  return db
    .select({ aisle: bins.aisle, bins: count() })
    .from(bins)
    .where(eq(bins.locationId, locationId))
    .groupBy(bins.aisle)
    .orderBy(asc(bins.aisle));
}

const PICKER_ROLES = ROLES.filter((role) => worksIn(role, 'warehouse'));

/** Reads the people who count bins at a location, by name. */
export async function readCounters(db: Db | Tx, locationId: string): Promise<Person[]> {
  const rows = await db
    .selectDistinct({ id: users.id, name: users.name, photo: users.photo })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.locationId, locationId), inArray(userRoles.role, PICKER_ROLES)))
    .orderBy(asc(users.name));
  return rows.map(toPerson);
}
