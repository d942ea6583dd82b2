import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Loads modules as a framework with React server components does: style imports are empty, and a module with
 * "use client" is replaced by references and does not run.
 */

const EXPORT_LIST = /export\s*\{([^}]*)\}/g;
const EXPORT_DECLARATION = /export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/g;

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (!url.startsWith('file:') || !/\.m?js$/.test(url)) return next(url, context);
  const code = await readFile(fileURLToPath(url), 'utf8');
  if (!/^(\s*(['"]use strict['"];?|\/\*[\s\S]*?\*\/))*\s*['"]use client['"]/.test(code)) return next(url, context);
  const listed = [...code.matchAll(EXPORT_LIST)].flatMap(([, list]) =>
    list.split(',').map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  const declared = [...code.matchAll(EXPORT_DECLARATION)].map(([, name]) => name);
  const names = [...listed, ...declared].filter(Boolean);
  const source = names.map((name, at) => `const r${at} = {}; export { r${at} as ${name} };`).join('\n');
  return { format: 'module', source, shortCircuit: true };
}
