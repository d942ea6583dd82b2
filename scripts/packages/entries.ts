import { type ESTree, parseSync } from 'vite';

/** One statement of a package's index: what it exports, and from which module. */
export interface PublicExport {
  /** The path of the module, relative to the index: `./components/Button/Button.tsx`. */
  file: string;
  /** The component's folder, which names its entry point: `Button`. */
  entry: string;
  /** The name of a module that is exported whole: `icons` for `export * as icons`. */
  namespace: string | undefined;
  /** Names of values, empty for a namespace. */
  values: readonly string[];
  /** Names of types. */
  types: readonly string[];
  /** The names in the module of what the index renames. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Reads the index of a package: each statement must export names, or a whole module under a name, from a module.
 *
 * @throws when a statement has another form, because its export would be missing from the package
 */
export function publicExports(index: string): PublicExport[] {
  return parseSync('index.ts', index).program.body.map((statement) => {
    const found = readStatement(statement);
    if (found === undefined) {
      throw new Error(`No entry point can be made of this: ${index.slice(statement.start, statement.end)}`);
    }
    return found;
  });
}

function readStatement(statement: ESTree.Statement | ESTree.Directive): PublicExport | undefined {
  if (statement.type === 'ExportAllDeclaration' && statement.exported?.type === 'Identifier') {
    const file = statement.source.value;
    return {
      file,
      entry: entryOf(file),
      namespace: statement.exported.name,
      values: [],
      types: [],
      renamed: new Map(),
    };
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return undefined;
  const file = statement.source.value;
  const names = statement.specifiers.map(({ local, exported, exportKind }) => ({
    name: nameOf(exported),
    local: nameOf(local),
    isType: statement.exportKind === 'type' || exportKind === 'type',
  }));
  return {
    file,
    entry: entryOf(file),
    namespace: undefined,
    values: names.filter(({ isType }) => !isType).map(({ name }) => name),
    types: names.filter(({ isType }) => isType).map(({ name }) => name),
    renamed: new Map(names.filter(({ name, local }) => name !== local).map(({ name, local }) => [name, local])),
  };
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Identifier' ? name.name : name.value);

/** `Button` for `./components/Button/Button.tsx`, `theme` for `./theme/brand/applyBrandTheme.ts`. */
const entryOf = (file: string): string => {
  const folders = file.split('/').slice(1, -1);
  return (folders[0] === 'components' || folders[0] === 'retail' ? folders[1] : folders[0]) ?? '';
};

/** Whether a statement exports a value; the others export types alone. */
export const hasValues = ({ namespace, values }: PublicExport): boolean => namespace !== undefined || values.length > 0;

/** The path of the built module in the package's `dist`. */
export const builtFile = ({ file }: PublicExport): string => file.replace(/^\.\//, '').replace(/\.tsx?$/, '.js');

/**
 * The text of an entry point.
 *
 * @param kind `values` for JavaScript, `types` for declarations, which name both
 * @param from where the built modules are, seen from the file: `.` for the index, `..` for a file in `entries/`
 */
export function entryPoint(exports: readonly PublicExport[], kind: 'types' | 'values', from: string): string {
  const lines = exports.flatMap((one) => {
    const exported = (name: string): string => (one.renamed.has(name) ? `${one.renamed.get(name)} as ${name}` : name);
    const types = kind === 'types' ? one.types.map((name) => `type ${exported(name)}`) : [];
    const names = [...one.values.map(exported), ...types];
    const clause = one.namespace === undefined ? `{ ${names.join(', ')} }` : `* as ${one.namespace}`;
    return names.length === 0 && one.namespace === undefined
      ? []
      : [`export ${clause} from '${from}/${builtFile(one)}';`];
  });
  return `${lines.join('\n') || 'export {};'}\n`;
}

/** The exports, by the name of their entry point. */
export function byEntry(exports: readonly PublicExport[]): Map<string, PublicExport[]> {
  const entries = new Map<string, PublicExport[]>();
  for (const one of exports) entries.set(one.entry, [...(entries.get(one.entry) ?? []), one]);
  return entries;
}
