import type { FastifyInstance } from 'fastify';
import {
  graphVerifier,
  jwksVerifier,
  localVerifier,
  publicKeys,
  type VerifyAccessToken,
} from '../security/accessTokens.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from '../base/settings.ts';
import { type IdentityConfig, realIdentityConfig } from '../http/config.ts';
import { GRAPH_AUDIENCE, issuerOf, localIdentityConfig, PROFILE_SCOPE } from './client.ts';
import { loadSigninKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { registerSignin } from './routes.ts';
import { loadSigninSessions } from './sessions.ts';
import { staffOf } from './staff.ts';

/** The way in which people sign in to this store. */
export interface Signin {
  verifyAccessToken: VerifyAccessToken;
  /** Verifies the token of a photo request; absent where a company's directory has the photos. */
  verifyPhotoToken?: VerifyAccessToken;
  config: IdentityConfig;
  /** Registers the pages of the local provider, if it is used. */
  register: (app: FastifyInstance) => Promise<void>;
}

/** Creates the sign-in that the settings name. */
export async function createSignin(settings: Settings, db: Db): Promise<Signin> {
  const { identity, port } = settings;
  if (identity.kind === 'jwks') return realSignin(identity, jwksVerifier(identity));
  if (identity.kind === 'graph') return realSignin(identity, graphVerifier(identity));
  const keys = await loadSigninKeys(settings.dataDir);
  const staff = staffOf(db);
  const sessions = await loadSigninSessions(settings.dataDir);
  const provider = await createProvider(settings, { keys, staff, adapter: sessions.adapter });
  const verifyAccessToken = localVerifier({
    issuer: issuerOf(port),
    audience: GRAPH_AUDIENCE,
    scope: PROFILE_SCOPE,
    keys: publicKeys([keys.signing]),
  });
  return {
    verifyAccessToken,
    verifyPhotoToken: verifyAccessToken,
    config: localIdentityConfig(port),
    register: async (app) => {
      await registerSignin(app, provider, staff);
      app.addHook('onClose', sessions.save);
    },
  };
}

function realSignin(
  identity: Exclude<Settings['identity'], { kind: 'local' }>,
  verifyAccessToken: VerifyAccessToken,
): Signin {
  return { verifyAccessToken, config: realIdentityConfig(identity), register: async () => {} };
}
