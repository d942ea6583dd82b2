import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /import\s*\{([^}]*)\}\s*from '@instore\/ui'/g;

/** The screens of the apps that import a component: `{ Button: ['kiosk: Cart', 'portal: requests'] }`. */
export function screensByComponent(root: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const app of ['portal', 'kiosk']) {
    const folder = join(root, 'apps', app, 'src/screens');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))) {
      const screen = `${app}: ${screenOf(file)}`;
      for (const name of importedNames(readFileSync(join(folder, file), 'utf8'))) {
        found.set(name, (found.get(name) ?? new Set()).add(screen));
      }
    }
  }
  return Object.fromEntries([...found].map(([name, screens]) => [name, [...screens].toSorted()]));
}

/** `requests` of `requests/RequestsPage.tsx`, `Cart` of `Cart.tsx`. */
const screenOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file.slice(0, -4));

const importedNames = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/^\s*type\s+/, '').trim())
      .filter(Boolean),
  );
