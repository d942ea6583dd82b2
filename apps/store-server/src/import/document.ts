import { inEnglish } from '../base/problems.ts';
import type { Column, ImportKind } from './kind.ts';
import { chainKinds } from '../domain/imports/index.ts';
import { kinds } from './kinds/index.ts';

const INTRODUCTION = `# Importing a chain's data

\`\`\`sh
pnpm store:import goods products.csv            # checks the file and says what would change
pnpm store:import goods products.csv --apply    # writes it
\`\`\`

The command reads \`DATABASE_URL\` or \`DATA_DIR\` like the store, which may run meanwhile: portals and kiosks see the
changes at once. A file is a CSV (UTF-8; comma, semicolon or tab) or the first sheet of an XLSX. Its first row names the
columns, in any order and in capital or small letters, also after empty lines; an optional column may be left out and then stays as it is. Of a formula the stored result is
imported; a formula without one is refused, as are a first sheet that is hidden, one with hidden rows or columns or merged cells, a spreadsheet of more than 256 columns, and a file that is damaged or not what its name says. A file is imported as a whole or not
at all: while one row has a problem, nothing is written, and the report names row, column and problem. The same file
again changes nothing, so a file can be imported every night. A million rows take minutes and little memory.

Admins import the same files on a page of the portal, Manage → Import: up to 100 MB, with the same checks and the same
report. Kinds whose records belong to a location are imported by its Store_Admins, ${chainKinds.join(', ')} by YK_Admin and
Super_Admin. One file at a time is imported at a location. It can be cancelled until it is applied; a browser that is
closed does not stop the check or the writing. [ADR 67](adr/0067-imports-on-a-page.md) has the reasons.

The demo store begins with such files, one of each kind but orders: \`apps/store-server/src/seed/files\`. The demo moves the days of
its bookings so that 2026-11-23 is the day on which it begins, and adds to them what has happened since.

A new store imports in this order, because later files name records of earlier ones (so apply a file before you check the next one):
${kinds.map(({ name }) => `[${name}](#${name})`).join(', ')}.
`;

/** The text of docs/import.md, before formatting. */
export function importDocument(): string {
  return [INTRODUCTION, ...kinds.map((kind) => sectionOf(kind))].join('\n');
}

/** A file with the examples of a kind's columns. */
export function exampleOf({ columns }: ImportKind): string {
  const cells = (values: string[]) => values.map((value) => (/[,"]/.test(value) ? `"${value}"` : value)).join(',');
  return `${cells(columns.map(({ name }) => name))}\n${cells(columns.map(({ example }) => example))}\n`;
}

function sectionOf(kind: ImportKind): string {
  const complete =
    kind.complete === undefined ? '' : `\nWith \`--complete\` the file is all there is. ${kind.complete.what}\n`;
  return `## ${kind.name}

${kind.what} A row is recognised by ${kind.key.map((name) => `\`${name}\``).join(', ')}.
${complete}
| column | needed | | values |
| --- | --- | --- | --- |
${kind.columns.map((column) => rowOf(column)).join('\n')}

\`\`\`csv
${exampleOf(kind)}\`\`\`
`;
}

function rowOf({ name, what, cell, isRequired, default: value }: Column): string {
  const needed = isRequired ? 'yes' : value === undefined ? '' : `or ${value}`;
  return `| \`${name}\` | ${needed} | ${what} | ${inEnglish(cell.format)} |`;
}
