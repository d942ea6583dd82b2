/** Tags and functions in code: `<Button`, `icons.plus`, `useState<string>(`; not the type in `useRef<HTMLElement>`. */
const NAME = /(?<!\w)<([A-Z]\w*)|(?<![.\w])([a-z]\w*)(?=[.(<])/g;

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
  for (const [, tag, name = tag ?? ''] of code.matchAll(NAME)) {
    const entry = entries[name];
    const from = entry === undefined ? (/^use[A-Z]/.test(name) ? 'react' : undefined) : `@instore/ui/${entry}`;
    if (from !== undefined) byModule.set(from, (byModule.get(from) ?? new Set()).add(name));
  }
  if (![...byModule.keys()].some((from) => from !== 'react')) return undefined;
  const imports = [...byModule]
    .map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`)
    .toSorted((one, other) => one.slice(one.indexOf("'")).localeCompare(other.slice(other.indexOf("'"))));
  // The spies of tests.
  return `${imports.join('\n')}\n\nexport ${code.replaceAll(/\bfn\(\)/g, '() => {}').trim()}`;
}

/** The code of a story as the playground takes it: an expression, without imports. */
export const withoutImports = (code: string): string => code.replace(/^[^]*?export const \w+ = /, '').replace(/;$/, '');
