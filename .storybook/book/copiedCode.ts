/**
 * Tags and functions in code: `<Button`, `icons.plus`, `useState<string>(`, the value `{formatPrice}`; not the type in
 * `useRef<HTMLElement>`.
 */
const NAME = /(?<!\w)<([A-Z]\w*)|(?<![.\w])([a-z]\w*)(?=[.(<])|(?<=[{(,=:?[]\s*)([a-z]\w*)(?=\s*[})\],;])/g;

/** The names that an example imports from React: hooks, and the tag `Fragment`. */
const OF_REACT = /^(use[A-Z]|Fragment$)/;

/**
 * The code that Storybook has written for a story, with its imports; undefined if nothing of it is the kit's, or if
 * Storybook could not write it.
 *
 * @param code of the story's parameter `docs.source.code`
 * @param entries the entry point of each value that the kit exports: `Icon` of `icons`
 */
export function copiedCode(
  code: string | undefined,
  entries: Readonly<Record<string, string | undefined>>,
): string | undefined {
  // Otherwise it is what a parser complains about.
  if (code === undefined || !/^(const|function) /.test(code)) return undefined;
  const byModule = new Map<string, Set<string>>();
  for (const [, tag, called, name = called ?? tag ?? ''] of code.matchAll(NAME)) {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const from = entry === undefined ? (OF_REACT.test(name) ? 'react' : undefined) : `@instore/ui/${entry}`;
    if (from !== undefined) byModule.set(from, (byModule.get(from) ?? new Set()).add(name));
  }
  if (![...byModule.keys()].some((from) => from !== 'react')) return undefined;
  const imports = [...byModule]
    .map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`)
    .toSorted((one, other) => one.slice(one.indexOf("'")).localeCompare(other.slice(other.indexOf("'"))));
  // The spies of tests.
  return `${imports.join('\n')}\n\nexport ${code.replaceAll(/\bfn\(\)/g, '() => {}').trim()}`;
}

/** The code of the playground, JSX or a function, as a module with its imports; undefined if nothing of it is the kit's. */
export function moduleOf(code: string, entries: Readonly<Record<string, string | undefined>>): string | undefined {
  const trimmed = code.trim().replace(/;$/, '');
  const isFunction = /^(\([^]*?\)|\w+)\s*=>|^function\b/.test(trimmed);
  const found = copiedCode(`const Example = ${isFunction ? trimmed : `() => (\n  ${trimmed}\n)`};`, entries);
  return found === undefined ? undefined : `${found}\n`;
}

/** The code of a story as the playground takes it: an expression, without imports. */
export const withoutImports = (code: string): string => code.replace(/^[^]*?export const \w+ = /, '').replace(/;$/, '');
