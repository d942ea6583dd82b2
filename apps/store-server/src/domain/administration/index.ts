import type { Operations } from '../operation.ts';
import { exportAdminChanges } from './handlers/exportAdminChanges.ts';
import { getAdminChanges } from './handlers/getAdminChanges.ts';

/** What admins change, and the log of it. */
export const administrationOperations = {
  exportAdminChanges,
  getAdminChanges,
} satisfies Partial<Operations>;
