import { createChanges } from '../manage/changes.ts';
import type { AppBase } from './appBase.ts';
import { saveFile } from './saveFile.ts';

/** Creates the state of the pages that manage a shop; loaded with the first of them. */
export function createManagePart({ api, environment, toasts }: AppBase) {
  const changes = createChanges({
    api,
    toasts,
    now: environment.clock.now,
    saveFile: (file, name) => saveFile(environment, file, name),
  });
  return { changes };
}

export type ManagePart = ReturnType<typeof createManagePart>;
