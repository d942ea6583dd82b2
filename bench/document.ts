import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../scripts/run.ts';
import { writeFigures } from './figures.ts';

/** The document that all benchmarks write. */
const DOCUMENT = join(root, 'docs/benchmarks.md');

/** A part of the document that a command of its own writes, section by section; `pnpm bench` leaves it as it is. */
export interface Part {
  /** Small letters; names the markers of the part and of its sections. */
  name: string;
  /** The command that writes it. */
  command: string;
  /** Its heading (`## …`) and introduction. */
  introduction: string;
}

const PARTS = /<!-- (?<part>[a-z]+): written by [^\n]* -->[\s\S]*?<!-- \k<part>: end -->/g;

/** All parts of a document, in their order. */
export const partsOf = (document: string): string[] => Array.from(document.matchAll(PARTS), ([text]) => text);

const nameOf = (part: string): string => /^<!-- ([a-z]+):/.exec(part)![1]!;

/** Puts a part into a document: in the place of an earlier one, else at the end. */
export function withPart(document: string, part: string): string {
  const name = nameOf(part);
  const earlier = partsOf(document).find((known) => nameOf(known) === name);
  // A function, because `$` in a replacement text has a meaning.
  if (earlier !== undefined) return document.replace(earlier, () => part);
  return `${document.trim()}\n\n${part}\n`;
}

/**
 * A document with one section of a part, in the place of an earlier one or after the others of the part.
 *
 * @param name small letters and spaces
 * @param text from the heading (`### …`) on
 */
export function withSection(document: string, part: Part, name: string, text: string): string {
  const known = partsOf(document).find((earlier) => nameOf(earlier) === part.name) ?? '';
  const section = new RegExp(
    `<!-- ${part.name} (?<name>[a-z ]+) -->\\n+(?<text>[\\s\\S]*?)\\n+<!-- /${part.name} -->`,
    'g',
  );
  const sections = new Map(
    Array.from(known.matchAll(section), ({ groups }) => [groups!['name']!, groups!['text']!] as const),
  );
  sections.set(name, text);
  const texts = Array.from(
    sections,
    ([each, body]) => `<!-- ${part.name} ${each} -->\n\n${body}\n\n<!-- /${part.name} -->`,
  );
  return withPart(
    document,
    [
      `<!-- ${part.name}: written by \`${part.command}\` -->`,
      part.introduction,
      ...texts,
      `<!-- ${part.name}: end -->`,
    ].join('\n\n'),
  );
}

/** Writes one section of a part into a document. @param path default docs/benchmarks.md */
export async function writeSection(part: Part, name: string, text: string, path = DOCUMENT): Promise<void> {
  await writeFigures(path, withSection(await readFile(path, 'utf8'), part, name, text));
  await run('oxfmt', [path]);
}

/** A table of a document. @param rows the first is its head */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** The machine and its load at the moment, in words. */
export function machine(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
}
