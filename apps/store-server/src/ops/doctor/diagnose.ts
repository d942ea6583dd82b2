import type { Settings } from '../../base/settings.ts';
import { checkDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { checkMachine } from './machine.ts';
import { checkBroker, checkIdentity } from './services.ts';

/** Checks a configuration before the store starts. Changes nothing. */
export async function diagnose(settings: Settings): Promise<Finding[]> {
  const parts = [checkMachine(settings), checkDatabase(settings), checkBroker(settings), checkIdentity(settings)];
  return (await Promise.all(parts)).flat();
}
