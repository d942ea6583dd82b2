/** The imports of a built module. */
export interface BuiltModule {
  fileName: string;
  /** File names of the modules and style sheets that it imports, in their order. */
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/**
 * The style sheets of a kit in the order in which a bundler adds them to a page: the sheets of imported modules before a
 * module's own, and what is loaded on demand after everything else.
 *
 * @param starts file names of the public modules, in the order of the index
 */
export function styleOrder(modules: readonly BuiltModule[], starts: readonly string[]): string[] {
  const byName = new Map(modules.map((module) => [module.fileName, module]));
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const later: string[] = [];
  const visit = (fileName: string): void => {
    if (fileName.endsWith('.css')) sheets.add(fileName);
    const module = byName.get(fileName);
    if (module === undefined || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of module.imports) visit(imported);
    later.push(...module.dynamicImports);
  };
  starts.forEach(visit);
  for (let next = later.shift(); next !== undefined; next = later.shift()) visit(next);
  return [...sheets];
}
