/** One import or re-export of a built module. */
export interface Import {
  from: string;
  /** Names as the other module calls them; empty for `import 'x'`. */
  names: string[];
}

const STATIC = /^(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** What a built module (no comments inside of statements, one statement a line) imports at once, in its order. */
export function staticImports(code: string): Import[] {
  return [...code.matchAll(STATIC)].map(([, clause = '', from = '']) => ({
    from,
    names: clause
      .replaceAll(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim().replace(/\s+as\s+.*/, ''))
      .filter(Boolean),
  }));
}

/** What it imports when needed. */
export function dynamicImports(code: string): string[] {
  return [...code.matchAll(DYNAMIC)].map(([, from = '']) => from);
}
