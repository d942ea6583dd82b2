import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { markedCode } from './markedCode.ts';
import { readStories, type StoriesText } from './readStories.ts';

/** A screen of several components that an app can copy. */
export interface Pattern extends Pick<StoriesText, 'title' | 'description' | 'guide'> {
  /** The name of the function: `ListWithDetail`. */
  name: string;
  /** The whole module. It imports the kit as an app does. */
  code: string;
}

/**
 * Reads the patterns: each is a module that imports the kit by its name, with a stories file beside it.
 *
 * @param source the kit's `src`
 */
export function readPatterns(source: string): Pattern[] {
  const folder = join(source, 'patterns/apps');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .map((file) => {
      const name = file.replace('.stories.tsx', '');
      const { title, description, guide } = readStories(readFileSync(join(folder, file), 'utf8'), file);
      return { name, title, description, guide, code: readFileSync(join(folder, `${name}.tsx`), 'utf8') };
    });
}

const list = (title: string, lines: readonly string[] | undefined): string[] =>
  lines === undefined ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${markedCode(line)}`), ''];

/** The Markdown of a pattern. */
export const writePattern = ({ name, title, description, guide, code }: Pattern): string =>
  [
    `# ${name}`,
    '',
    description,
    '',
    ...list('When to use it', guide?.use),
    ...list('When not', guide?.avoid),
    '## Code',
    '',
    `A whole module, as in Storybook under ${title}.`,
    '',
    '```tsx',
    code.trim(),
    '```',
    '',
  ].join('\n');

/** The chapter of the index for programs. */
export const patternsChapter = (patterns: readonly Pattern[]): string[] => [
  '## Patterns',
  '',
  ...patterns.map(({ name, description }) => `- [${name}](patterns/${name}.md): ${description}`),
  '',
];
