import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A part of the text and what replaces it. */
interface Edit {
  start: number;
  end: number;
  text: string;
  /** The module that the new text names. */
  module?: string;
}

/**
 * Prepares the declarations of `tsc` for a package. `tsc` keeps `.ts` in import paths, and imports of style sheets, which
 * have no declarations: the first are changed, the second removed. Declarations that no public type needs are deleted.
 *
 * @param dist the folder with the declarations
 * @param starts public declarations, relative to that folder
 */
export async function finishDeclarations(dist: string, starts: readonly string[]): Promise<void> {
  const reached = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (reached.has(path)) return;
    reached.add(path);
    const text = await readFile(path, 'utf8');
    const { code, modules } = withBuiltSpecifiers(text);
    if (code !== text) await writeFile(path, code);
    for (const module of modules) await visit(resolve(dirname(path), module.replace(/\.js$/, '.d.ts')));
  };
  for (const start of starts) await visit(resolve(dist, start));

  for (const file of await readdir(dist, { recursive: true })) {
    const path = join(dist, file);
    if (file.endsWith('.d.ts') && !reached.has(path)) await rm(path);
  }
}

/** A declaration file that names built modules instead of sources, without imports of style sheets; and those modules. */
export function withBuiltSpecifiers(text: string): { code: string; modules: string[] } {
  const edits = editsOf(text);
  let code = text;
  // From the end, so that the positions before it stay valid.
  for (const { start, end, text: replacement } of edits.toReversed()) {
    code = code.slice(0, start) + replacement + code.slice(end);
  }
  return { code, modules: edits.flatMap(({ module }) => module ?? []) };
}

function editsOf(text: string): Edit[] {
  const edits: Edit[] = [];
  const rewrite = (source: ESTree.Node | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
    const module = source.value.replace(/\.tsx?$/, '.js');
    edits.push({ start: source.start, end: source.end, text: `'${module}'`, module });
  };
  const { program, errors } = parseSync('index.d.ts', text);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  new Visitor({
    ImportDeclaration: ({ source, specifiers, start, end }) => {
      if (specifiers.length === 0 && /\.css(\.ts)?$/.test(source.value)) edits.push({ start, end: end + 1, text: '' });
      else rewrite(source);
    },
    ExportNamedDeclaration: ({ source }) => rewrite(source),
    ExportAllDeclaration: ({ source }) => rewrite(source),
    TSImportType: ({ source }) => rewrite(source),
  }).visit(program);
  return edits.toSorted((one, other) => one.start - other.start);
}
