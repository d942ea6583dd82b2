import type { Api } from '@instore/api';
import { proxy } from 'valtio';
import type { Auth } from '../session/auth.ts';

/** The person's photo [H-05]: an object URL, or undefined where the directory has none. */
export interface Photo {
  url: string | undefined;
}

export interface PhotoWorld {
  api: Pick<Api, 'graph'>;
  auth: Auth;
  /** Makes an address of a picture; given back when another takes its place. */
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** The photo from the directory service: facts and verbs. */
export function createPhoto({ api, auth, urls }: PhotoWorld) {
  const facts = proxy<Photo>({ url: undefined });
  let asked: string | undefined;
  return {
    facts,
    /** Reads it once for an access token. Without one, or without a photo, the avatar falls back to initials. */
    async load(): Promise<void> {
      const { accessToken } = auth;
      if (accessToken === undefined || asked === accessToken) return;
      asked = accessToken;
      const answer = await api.graph.getMyPhoto({ accessToken });
      if (!answer.ok || asked !== accessToken) return;
      if (facts.url !== undefined) urls.revokeObjectURL(facts.url);
      facts.url = urls.createObjectURL(answer.data);
    },
  };
}

export type PhotoState = ReturnType<typeof createPhoto>;
