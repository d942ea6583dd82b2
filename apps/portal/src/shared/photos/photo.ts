import { isWithoutNetwork, type Api } from '@instore/api';
import { proxy } from 'valtio';
import type { AccessToken } from '../../session/accessToken.ts';
import type { Auth } from '../../session/auth.ts';
import type { MissingPhotos } from './missingPhotos.ts';

/** State of the user's photo [H-05]. */
export interface Photo {
  /** An object URL; undefined if the directory has no photo. */
  url: string | undefined;
}

/** The user's photo from the directory service: state and actions. */
export function createPhoto({
  api,
  auth,
  directoryToken,
  missing,
  urls,
}: {
  api: Pick<Api, 'graph'>;
  auth: Auth;
  /**
   * Reads an access token for the directory service, or why there is none: only one that `failed` is asked for again.
   * @default the access token of the sign-in, which opens the directory, too
   */
  directoryToken?: (() => Promise<AccessToken>) | undefined;
  missing: MissingPhotos;
  /** Makes and revokes object URLs. */
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}) {
  const state = proxy<Photo>({ url: undefined });
  let asked: string | undefined;
  return {
    state,
    /** Reads the photo, once per access token; again if there was no network. Without a photo the avatar shows initials. */
    async load(): Promise<void> {
      const { accessToken } = auth;
      if (accessToken === undefined || asked === accessToken) return;
      asked = accessToken;
      const userId = auth.user?.user_id;
      if (userId !== undefined && missing.has(userId)) return;
      const token = directoryToken === undefined ? { accessToken } : await directoryToken();
      if (asked !== accessToken) return;
      if (typeof token === 'string') {
        // Read again with the next page, as without network; the other reasons stay.
        if (token === 'failed') asked = undefined;
        return;
      }
      const answer = await api.graph.getMyPhoto(token);
      if (asked !== accessToken) return;
      if (!answer.ok) {
        // Read again with the next page, or when the connection is live again.
        if (isWithoutNetwork(answer.kind)) asked = undefined;
        if (answer.kind === 'not-found' && userId !== undefined) missing.add(userId);
        return;
      }
      if (state.url !== undefined) urls.revokeObjectURL(state.url);
      state.url = urls.createObjectURL(answer.data);
    },
  };
}

export type PhotoStore = ReturnType<typeof createPhoto>;
