import { createChanges } from '../manage/changes.ts';
import { createPeople } from '../manage/people.ts';
import type { AppBase } from './appBase.ts';
import { saveFile } from './saveFile.ts';

/** Creates the state of the pages that manage a shop; loaded with the first of them. */
export function createManagePart({ api, environment, language, toasts }: AppBase) {
  const changes = createChanges({
    api,
    toasts,
    now: environment.clock.now,
    saveFile: (file, name) => saveFile(environment, file, name),
  });
  const people = createPeople({ api, toasts, say: language.say });
  return { changes, people };
}

export type ManagePart = ReturnType<typeof createManagePart>;
