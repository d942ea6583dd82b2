import { isWithoutNetwork, type Api, type Person } from '@instore/api';
import { proxy } from 'valtio';
import type { MissingPhotos } from './missingPhotos.ts';

/** The photos of colleagues [Z-09]: state and actions. The state has an object URL by user id, once it is read. */
export function createColleaguePhotos({
  api,
  locationId,
  missing,
  urls,
}: {
  api: Pick<Api, 'user'>;
  locationId: () => string;
  missing: MissingPhotos;
  urls: Pick<typeof URL, 'createObjectURL'>;
}) {
  const state = proxy<Record<string, string>>({});
  const asked = new Set<string>();
  return {
    state,
    /**
     * Reads the photo of a person, once. Without one the avatar shows initials.
     * @param at a location of the person @default the one in use
     */
    async load({ id, hasPhoto }: Pick<Person, 'id' | 'hasPhoto'>, at = locationId()): Promise<void> {
      if (!hasPhoto || asked.has(id)) return;
      asked.add(id);
      if (missing.has(id)) return;
      const answer = await api.user.getPhoto({ id, locationId: at });
      if (answer.ok) state[id] = urls.createObjectURL(answer.data);
      // Read again when it is shown next time.
      else if (isWithoutNetwork(answer.kind)) asked.delete(id);
      else if (answer.kind === 'not-found') missing.add(id);
    },
  };
}
