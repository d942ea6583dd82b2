import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { publicExports } from '../packages/entries.ts';
import { OPTIONS } from './readComponents.ts';

interface Example {
  /** The component in whose guide it is. */
  name: string;
  /** JSX that may name all exports of the kit, and `args`. */
  code: string;
}

/**
 * Compiles examples against the kit's types.
 *
 * @param source the kit's `src`
 * @returns one line for each error: the component, and what TypeScript says
 */
export function problemsIn(examples: readonly Example[], source: string): string[] {
  const file = join(source, 'examples.tsx');
  const head = [`import { ${exportsOf(source).join(', ')} } from './index.ts';`, 'declare const args: any;'];
  // One line each, so that the line of an error names its example.
  const lines = examples.map(({ code }) => `export const _ = () => <>${code.replaceAll('\n', ' ')}</>;`);
  const text = [...head, ...lines.map((line, at) => line.replace('_', `example${at}`))].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([file], OPTIONS, {
    ...host,
    fileExists: (path) => path === file || host.fileExists(path),
    readFile: (path) => (path === file ? text : host.readFile(path)),
    getSourceFile: (path, options) =>
      path === file ? ts.createSourceFile(file, text, options, true) : host.getSourceFile(path, options),
  });
  const checked = program.getSourceFile(file)!;
  return [...program.getSyntacticDiagnostics(checked), ...program.getSemanticDiagnostics(checked)].map((problem) => {
    const { line } = checked.getLineAndCharacterOfPosition(problem.start ?? 0);
    const { name } = examples[line - head.length] ?? { name: 'Import' };
    return `${name}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`;
  });
}

/** The names that the kit exports, without types. */
const exportsOf = (source: string): string[] =>
  publicExports(readFileSync(join(source, 'index.ts'), 'utf8')).flatMap(({ values, namespace }) =>
    namespace === undefined ? values : [namespace],
  );
