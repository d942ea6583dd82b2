/** One line of a package's index: what leaves it, and from which module. */
export interface PublicExport {
  /** The module's path from the index: `./components/Button/Button.tsx`. */
  file: string;
  /** The same once it is built: `./components/Button/Button.js`. */
  built: string;
  /** The folder it lives in, which is the name of its entry point: `Button`. */
  entry: string;
  /** The clause as it stands in TypeScript: `{ Button, type ButtonProps }`. */
  types: string;
  /** The clause without types: `{ Button }`; undefined where nothing but types leaves. */
  values: string | undefined;
}

const STATEMENT =
  /export (type )?(\{[^}]*\}|\* as \w+) from '(\.\/(?:(?:components|retail)\/)?([^/']+)\/[^']+\.tsx?)';/g;

/**
 * Reads a kit's index, which names every export: the entry points of the package follow from it.
 *
 * @throws when a statement is of another form, since its export would silently be missing from the package
 */
export function publicExports(index: string): PublicExport[] {
  const rest = index.replace(STATEMENT, '').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  if (rest.trim() !== '') throw new Error(`The index has a statement that no entry point can be made of: ${rest}`);
  return [...index.matchAll(STATEMENT)].map(([, isType, clause = '', file = '', entry = '']) => ({
    file,
    built: file.replace(/tsx?$/, 'js'),
    entry,
    types: `${isType ?? ''}${clause}`,
    values: isType === undefined ? valuesOf(clause) : undefined,
  }));
}

function valuesOf(clause: string): string | undefined {
  if (!clause.startsWith('{')) return clause;
  const names = clause
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  return names.length > 0 ? `{ ${names.join(', ')} }` : undefined;
}

/**
 * The text of an entry point.
 *
 * @param from where the modules are, seen from the file: `.` for the index, `..` for a file in `entries/`
 */
export function entryPoint(exports: readonly PublicExport[], kind: 'types' | 'values', from: string): string {
  const lines = exports.flatMap((line) => {
    const clause = line[kind];
    return clause === undefined ? [] : [`export ${clause} from '${from}/${line.built.slice(2)}';`];
  });
  return `${lines.join('\n') || 'export {};'}\n`;
}

/** The exports, by the name of the entry point that they belong to. */
export function byEntry(exports: readonly PublicExport[]): Map<string, PublicExport[]> {
  const entries = new Map<string, PublicExport[]>();
  for (const line of exports) entries.set(line.entry, [...(entries.get(line.entry) ?? []), line]);
  return entries;
}
