import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Names of the kit that a module imports or passes on. */
const OF_KIT = /(?:import|export)\s*\{([^}]*)\}\s*from '@instore\/ui'/g;
/** Modules that a module imports by their path, also on demand. */
const BY_PATH = /(?:from|import\()\s*'(\.[^']+)'/g;

/** Folder of the parts that several screens share: it is not a screen. */
const SHARED = 'components';

/**
 * The screens of the apps that use a component, directly or by a part that they share:
 * `{ Button: ['kiosk: Cart', 'portal: requests'] }`.
 */
export function screensByComponent(root: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const app of ['portal', 'kiosk']) {
    const folder = join(root, 'apps', app, app === 'portal' ? 'src' : 'src/screens');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /(?<!\.test)\.tsx?$/.test(name) && (app === 'kiosk' || /\/(screens|search)\//.test(name)),
    );
    for (const file of files) {
      for (const name of kitNames(join(folder, file))) {
        found.set(name, (found.get(name) ?? new Set()).add(`${app}: ${screenOf(file)}`));
      }
    }
  }
  return Object.fromEntries([...found].map(([name, screens]) => [name, [...screens].toSorted()]));
}

/** `requests` of `requests/RequestsPage.tsx`, `Cart` of `Cart.tsx`. */
const screenOf = (file: string): string =>
  file.includes('/') ? file.slice(0, file.indexOf('/')) : file.slice(0, file.lastIndexOf('.'));

/** Names of the kit in a module, and in the shared parts that it imports. */
function kitNames(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  const own = [...code.matchAll(OF_KIT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .replace(/^\s*type\s+/, '')
          .replace(/ as \w+\s*$/, '')
          .trim(),
      )
      .filter(Boolean),
  );
  const parts = [...code.matchAll(BY_PATH)]
    .map(([, name = '']) => join(dirname(path), name))
    .filter((part) => basename(dirname(part)) === SHARED);
  return [...own, ...parts.flatMap(kitNames)];
}
