import { posix } from 'node:path';
import { dynamicImports, staticImports } from './imports.ts';

/**
 * The style sheets of a kit in the order in which a bundler would meet them: what a module imports stands before its
 * own, and what is loaded on demand stands after everything that is not.
 *
 * @param modules built code by path
 * @param starts the public modules, in the order of the index
 */
export function styleOrder(modules: ReadonlyMap<string, string>, starts: readonly string[]): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const later: string[] = [];
  const visit = (path: string): void => {
    if (path.endsWith('.css')) sheets.add(path);
    const code = modules.get(path);
    if (code === undefined || seen.has(path)) return;
    seen.add(path);
    const there = (from: string) => posix.join(posix.dirname(path), from);
    for (const { from } of staticImports(code)) if (from.startsWith('.')) visit(there(from));
    later.push(...dynamicImports(code).map(there));
  };
  starts.forEach(visit);
  for (let path = later.shift(); path !== undefined; path = later.shift()) visit(path);
  return [...sheets];
}
