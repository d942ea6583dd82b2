import { join } from 'node:path';
import { isOutdated } from './isOutdated.ts';
import { root, run } from './run.ts';

const portal = join(root, 'apps/portal');
const sources = ['apps/portal', 'packages/ui', 'packages/api', 'packages/realtime', 'pnpm-lock.yaml'];

/** Builds the portal if its source is newer than its last build. @returns the exit code of the build */
export async function buildPortal(): Promise<number> {
  const index = join(portal, 'dist/index.html');
  const isCurrent = !(await isOutdated(
    index,
    sources.map((path) => join(root, path)),
  ));
  if (isCurrent) return 0;
  console.log('Building the portal…');
  return run('vite', ['build', '--logLevel', 'warn'], portal);
}
