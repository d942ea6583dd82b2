import { entries } from 'virtual:kit-data';

/**
 * The code of a story as a module that can be copied: the imports of the kit's components, and a component. Functions of
 * tests (`fn()`) become empty functions.
 */
export function runnableCode(code: string): string {
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].toSorted();
  const imports = names.flatMap((name) => {
    const entry = entries[name];
    return entry === undefined ? [] : [`import { ${name} } from '@instore/ui/${entry}';`];
  });
  if (/\bicons\./.test(code)) imports.push("import { icons } from '@instore/ui/Icon';");
  const body = code.replaceAll(/\bfn\(\)/g, '() => {}').replace(/^const (\w+) = /, 'export const $1 = ');
  return imports.length === 0 ? body : `${imports.join('\n')}\n\n${body}`;
}
