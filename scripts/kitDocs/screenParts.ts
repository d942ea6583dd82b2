import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMPORT } from './facts.ts';
import { readStories } from './readStories.ts';

/**
 * The components that the screens in Storybook import: `{ 'Screens/Kiosk': ['AttractScreen', …] }`.
 *
 * @param source the kit's `src`
 * @param names of the components that have a page
 */
export function screenParts(source: string, names: readonly string[]): Record<string, string[]> {
  const folder = join(source, 'patterns');
  const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
  return Object.fromEntries(
    files.map((file) => {
      const path = join(folder, file);
      const imported = importedFrom(path, folder);
      return [readStories(readFileSync(path, 'utf8'), file).title, names.filter((name) => imported.has(name))];
    }),
  );
}

/** The names that a module imports, and those of the modules in the same folder that it imports. */
function importedFrom(file: string, folder: string): Set<string> {
  const names = new Set<string>();
  if (!existsSync(file)) return names;
  for (const [, list = '', specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    for (const name of list.split(',')) names.add(name.trim());
    const path = join(dirname(file), specifier);
    if (dirname(path) === folder) for (const name of importedFrom(path, folder)) names.add(name);
  }
  return names;
}
