import { buildApps } from '../../scripts/buildApps.ts';

/** Builds the portal before the first store starts: a start may take 60 s, without a build. */
export default async function setup(): Promise<void> {
  if ((await buildApps()) !== 0) throw new Error('The portal could not be built.');
}
