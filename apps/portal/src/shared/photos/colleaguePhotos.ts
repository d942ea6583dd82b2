import { isWithoutNetwork, type Api, type Person } from '@instore/api';
import { proxy } from 'valtio';
import { bindActions } from '../bindActions.ts';
import type { MissingPhotos } from './missingPhotos.ts';

/** State about the photos of colleagues: an object URL by user id, once it is read. */
export type ColleaguePhotos = Record<string, string>;

export interface ColleaguePhotosDependencies {
  api: Pick<Api, 'user'>;
  locationId: () => string;
  missing: MissingPhotos;
  urls: Pick<typeof URL, 'createObjectURL'>;
}

interface Context {
  readonly state: ColleaguePhotos;
  readonly deps: ColleaguePhotosDependencies;
  readonly asked: Set<string>;
}

/** Reads the photo of a person, once. Without one the avatar shows initials. */
async function load({ state, deps, asked }: Context, { id, hasPhoto }: Pick<Person, 'id' | 'hasPhoto'>): Promise<void> {
  if (!hasPhoto || asked.has(id)) return;
  asked.add(id);
  if (deps.missing.has(id)) return;
  const answer = await deps.api.user.getPhoto({ id, locationId: deps.locationId() });
  if (answer.ok) state[id] = deps.urls.createObjectURL(answer.data);
  // Read again when it is shown next time.
  else if (isWithoutNetwork(answer.kind)) asked.delete(id);
  else if (answer.kind === 'not-found') deps.missing.add(id);
}

/** The photos of colleagues [Z-09]: state and actions. */
export function createColleaguePhotos(deps: ColleaguePhotosDependencies) {
  const context: Context = { state: proxy<ColleaguePhotos>({}), deps, asked: new Set() };
  return { state: context.state, ...bindActions(context, { load }) };
}

export type ColleaguePhotosStore = ReturnType<typeof createColleaguePhotos>;
