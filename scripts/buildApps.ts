import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';
import { buildFrom, isOutdated } from './isOutdated.ts';
import { root, run } from './run.ts';

const shared = [
  ...['ui', 'api', 'realtime', 'browser'].map((name) => `packages/${name}`),
  'scripts/vitePlugins.ts',
  'scripts/documents',
  'scripts/isWritten.ts',
  'scripts/chunks.ts',
  'scripts/classNames.ts',
  'pnpm-lock.yaml',
];

/** What the build of an app, e.g. `apps/portal`, is made from. */
export const sourcesOf = (app: string): string[] => [app, ...shared].map((path) => join(root, path));

/** The apps that the store serves. */
const APPS = ['apps/portal', 'apps/kiosk'];

/**
 * Checks that the apps are built. How old their builds are is not looked at.
 * @throws SettingsError
 */
export function assertBuilt(from = root): void {
  const missing = APPS.find((app) => !existsSync(join(from, app, 'dist/index.html')));
  if (missing === undefined) return;
  throw new SettingsError([
    `--no-build: ${missing} is not built; run pnpm build:apps first, or start without the flag`,
  ]);
}

/** Builds each app if its source has changed since its last build. @returns the exit code of the first build that fails */
export async function buildApps(): Promise<number> {
  for (const app of APPS) {
    const sources = sourcesOf(app);
    const build = join(root, app, 'dist');
    if (!(await isOutdated(build, sources))) continue;
    console.log(app === 'apps/portal' ? 'Building the portal…' : 'Building the kiosk…');
    const code = await buildFrom(build, sources, () => run('vite', ['build', '--logLevel', 'warn'], join(root, app)));
    if (code !== 0) return code;
  }
  return 0;
}
