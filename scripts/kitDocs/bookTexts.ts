import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES, PURPOSES } from '../../.storybook/book/purposes.ts';
import { type Kit, kitDocs } from './kitDocs.ts';
import { readStories, type StoriesText } from './readStories.ts';

/** What a page of Storybook says, for its search. */
export interface BookText {
  /** `Actions/Button` */
  title: string;
  /** Markdown, or what is left of MDX without its imports. */
  text: string;
}

/**
 * Reads the text of every page of Storybook: components, guides (MDX), and the stories that show no exported component.
 *
 * @param root the repository's folder
 * @param kit what `readKit` has read
 */
export function bookTexts(root: string, kit: Kit): BookText[] {
  const { pages } = kit;
  const docs = kitDocs(kit);
  const components = pages.map(({ name, title }) => ({
    title,
    text: `${docs.get(`docs/${name}.md`) ?? ''}\n${purposesOf(name)}`,
  }));
  const known = new Set(components.map(({ title }) => title));
  const others = filesBelow(join(root, 'packages/ui/src'), '.stories.tsx')
    .map((file) => readStories(readFileSync(file, 'utf8'), file))
    .filter(({ title }) => !known.has(title))
    .map((stories) => ({ title: stories.title, text: storiesText(stories) }));
  const guides = filesBelow(join(root, '.storybook/book'), '.mdx').map(guideText);
  return [...components, ...guides, ...others].map((page) => ({ ...page, text: withPagePurpose(page) }));
}

const filesBelow = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .toSorted()
    .map((file) => join(folder, file));

/** What the first page says a component is for. */
const purposesOf = (name: string): string =>
  PURPOSES.flatMap(([purpose, , names]) => (names.split(' ').includes(name) ? [purpose] : [])).join('\n');

const withPagePurpose = ({ title, text }: BookText): string =>
  [text, ...PAGES.flatMap(([purpose, page]) => (page === title ? [purpose] : []))].join('\n');

/** A page of stories without an exported component: its introduction, its guide, and what each story shows. */
function storiesText({ description, guide, stories }: StoriesText): string {
  const lines = [...(guide?.use ?? []), ...(guide?.avoid ?? []), ...(guide?.accessibility ?? [])];
  const shown = stories.map((story) => `${story.name}: ${story.description}`.replaceAll(/\s+/g, ' '));
  return [description, ...lines, ...shown].join('\n');
}

/** The text of an MDX page, and of the Markdown file that it shows. */
function guideText(file: string): BookText {
  const code = readFileSync(file, 'utf8');
  const [, title] = /<Meta title="([^"]+)"/.exec(code) ?? [];
  if (title === undefined) throw new Error(`${file}: no <Meta title="…" />`);
  const shown = [...code.matchAll(/^import \w+ from '(.+)\?raw';$/gm)].map(([, path = '']) =>
    readFileSync(join(dirname(file), path), 'utf8'),
  );
  const own = code.replaceAll(/^import .*$/gm, '').replaceAll(/<[^>]*>/g, ' ');
  return { title, text: [joinedLines(own), ...shown.map(joinedLines)].join('\n\n') };
}

/** Paragraphs in one line each, so that a passage is a whole sentence. Code, tables and lists keep their lines. */
const joinedLines = (text: string): string => text.replaceAll(/(?<=[^\n:`|])\n(?=[a-zA-Z(`"{<])/g, ' ');
