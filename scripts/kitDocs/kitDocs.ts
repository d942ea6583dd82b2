import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCosts } from './cost.ts';
import { readFacts } from './facts.ts';
import { readComponents } from './readComponents.ts';
import type { FunctionText } from './readFunctions.ts';
import { readStories } from './readStories.ts';
import { writeIndex, writePage, type Page, type PageText } from './write.ts';

/** What the documentation is written from. */
export interface Kit {
  /** Components by name. */
  pages: readonly Page[];
  functions: readonly FunctionText[];
}

/** Folders of the kit that hold one folder for each component. */
const FOLDERS = ['components', 'retail'];

/**
 * Reads what docstrings and stories say about each component and function that the kit exports.
 *
 * @param source the kit's `src`
 */
export function readKit(source: string): Kit {
  const { components, functions } = readComponents(source);
  const pages = FOLDERS.flatMap((folder) =>
    readdirSync(join(source, folder)).map((entry) => join(source, folder, entry)),
  )
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.stories.tsx'))
        .flatMap((file): PageText[] => {
          const stories = readStories(readFileSync(join(folder, file), 'utf8'), file);
          const name = stories.component ?? stories.title.split('/').at(-1) ?? '';
          const text = components.get(name);
          // A page below a component's shows a part that is not exported: `Forms/ScanField/Camera`.
          const isPart = stories.title.split('/').length > 2;
          if (text === undefined || isPart) return [];
          return [{ ...stories, name, entry: basename(folder), text, functions: ofEntry(functions, basename(folder)) }];
        }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const facts = readFacts(
    source,
    pages.map(({ name }) => name),
  );
  const costs = readCosts();
  return {
    pages: pages.map((page) => ({ ...page, facts: facts.get(page.name)!, cost: costs[page.name] })),
    functions,
  };
}

const ofEntry = (functions: readonly FunctionText[], entry: string) =>
  functions.filter(({ from }) => from === `@instore/ui/${entry}`);

/**
 * Writes the kit's documentation from docstrings and stories: `llms.txt` and one Markdown file per component.
 *
 * @param kit what `readKit` has read
 * @returns the texts by their path within the package
 */
export function kitDocs({ pages, functions }: Kit): Map<string, string> {
  return new Map([
    ['llms.txt', writeIndex(pages, functions)],
    ...pages.map((page): [string, string] => [`docs/${page.name}.md`, writePage(page)]),
  ]);
}
