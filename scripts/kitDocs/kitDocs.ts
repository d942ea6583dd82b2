import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCosts } from './cost.ts';
import { readFacts } from './facts.ts';
import { publicExports } from '../packages/entries.ts';
import { readReleases, sinceOf } from '../packages/since.ts';
import { root } from '../run.ts';
import { readComponents, type ComponentText } from './readComponents.ts';
import { type Pattern, readPatterns, writePattern } from './patterns.ts';
import type { FunctionText } from './readFunctions.ts';
import { readStories } from './readStories.ts';
import { writeIndex, writePage, writeTexts, type Page, type PageText, type PartText } from './write.ts';

/** What the documentation is written from. */
export interface Kit {
  /** Components by name. */
  pages: readonly Page[];
  functions: readonly FunctionText[];
  patterns: readonly Pattern[];
}

/** Folders of the kit that hold one folder for each component. */
const FOLDERS = ['components', 'retail'];

/**
 * Reads what docstrings and stories say about each component and function that the kit exports.
 *
 * @param source the kit's `src`
 */
export function readKit(source: string): Kit {
  const { components, functions, values } = readComponents(source);
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(source, folder)).map((entry) => join(source, folder, entry)),
  )
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.stories.tsx'))
        .flatMap((file): FoundPage[] => {
          const stories = readStories(readFileSync(join(folder, file), 'utf8'), file);
          const name = stories.component ?? stories.title.split('/').at(-1) ?? '';
          const text = components.get(name);
          // A page below a component's shows a part that is not exported: `Forms/ScanField/Camera`.
          const isPart = stories.title.split('/').length > 2;
          if (text === undefined || isPart) return [];
          return [{ ...stories, name, entry: basename(folder), text }];
        }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const parts = partsOf(source, components, found);
  const pages = found.map((page): PageText => {
    const isMain = mainPage(page.entry, found) === page;
    return {
      ...page,
      functions: ofEntry(functions, page.entry),
      parts: isMain ? parts.filter(({ entry }) => entry === page.entry) : [],
      values: isMain ? values.filter(({ entry }) => entry === page.entry) : [],
    };
  });
  const facts = readFacts(
    source,
    pages.map(({ name }) => name),
  );
  const costs = readCosts();
  const releases = readReleases(root);
  return {
    pages: pages.map((page) => ({
      ...page,
      facts: facts.get(page.name)!,
      since: sinceOf(page.name, releases),
      cost: costs[page.name],
    })),
    functions,
    patterns: readPatterns(source),
  };
}

type FoundPage = Omit<PageText, 'functions' | 'parts' | 'values'>;

/** The page that shows what its entry point exports beside components with pages. */
const mainPage = (entry: string, pages: readonly FoundPage[]): FoundPage | undefined => {
  const ofSame = pages.filter((page) => page.entry === entry);
  return ofSame.find(({ name }) => name === entry) ?? ofSame[0];
};

/** Exported components without a page of their own: they are shown on the page of their main component. */
function partsOf(
  source: string,
  components: ReadonlyMap<string, ComponentText>,
  pages: readonly FoundPage[],
): PartText[] {
  const withPage = new Set(pages.map(({ name }) => name));
  return publicExports(readFileSync(join(source, 'index.ts'), 'utf8')).flatMap(({ entry, values }) =>
    values.flatMap((name): PartText[] => {
      const text = withPage.has(name) ? undefined : components.get(name);
      return text === undefined ? [] : [{ name, entry, text }];
    }),
  );
}

const ofEntry = (functions: readonly FunctionText[], entry: string) =>
  functions.filter(({ from }) => from === `@instore/ui/${entry}`);

/**
 * Writes the kit's documentation from docstrings and stories: `llms.txt`, the texts to translate, and one Markdown file for each component and
 * pattern.
 *
 * @param kit what `readKit` has read
 * @returns the texts by their path within the package
 */
export function kitDocs({ pages, functions, patterns }: Kit): Map<string, string> {
  return new Map([
    ['llms.txt', writeIndex(pages, functions, patterns)],
    ['texts.json', writeTexts(pages)],
    ...pages.map((page): [string, string] => [`docs/${page.name}.md`, writePage(page)]),
    ...patterns.map((pattern): [string, string] => [`patterns/${pattern.name}.md`, writePattern(pattern)]),
  ]);
}
