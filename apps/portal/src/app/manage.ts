import { createAnnouncements } from '../manage/announcements.ts';
import { createChanges } from '../manage/changes.ts';
import { createPeople } from '../manage/people.ts';
import { createImports } from '../manage/imports.ts';
import { createOpeningHours } from '../manage/openingHours.ts';
import { createShop } from '../manage/shop.ts';
import { createSystems } from '../manage/systems.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import { saveFile } from './saveFile.ts';

/** Creates the state of the pages that manage a shop; loaded with the first of them. */
export function createManagePart(
  { api, environment, language, toasts, stores }: AppBase,
  { listen }: Pick<AreaCommon, 'listen'>,
) {
  const changes = createChanges({
    api,
    toasts,
    now: environment.clock.now,
    saveFile: (file, name) => saveFile(environment, file, name),
  });
  const people = createPeople({ api, toasts, say: language.say });
  const imports = createImports({
    api,
    toasts,
    locationId: stores.locationId,
    after: environment.after,
    saveFile: (file, name) => saveFile(environment, file, name),
  });
  const announcements = createAnnouncements({
    api,
    toasts,
    say: language.say,
    locationId: stores.locationId,
    now: environment.clock.now,
  });
  const { say } = language;
  const openingHours = createOpeningHours({ api, toasts, say, locationId: stores.locationId });
  listen({ onLocation: openingHours.reset });
  const shop = createShop({ api, toasts, say, locationId: stores.locationId });
  const systems = createSystems({ api, toasts, say, after: environment.after });
  return { announcements, changes, imports, openingHours, people, shop, systems };
}
