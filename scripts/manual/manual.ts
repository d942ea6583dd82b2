import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readComponent } from './readComponent.ts';
import { readStories } from './readStories.ts';
import { writeIndex, writePage, type Page } from './write.ts';

/**
 * The kit's manual as text: `llms.txt` and one markdown file per component, all from docstrings and stories, so that
 * nothing is said twice. By path within the package.
 *
 * @param source The kit's `src`.
 */
export function manual(source: string): Map<string, string> {
  const pages = readdirSync(source, { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap(({ name: entry }) =>
      readdirSync(join(source, entry))
        .filter((file) => file.endsWith('.stories.tsx'))
        .flatMap((file): Page[] => {
          const stories = readStories(readFileSync(join(source, entry, file), 'utf8'), file);
          const name = stories.component ?? stories.title.split('/').at(-1) ?? '';
          const code = join(source, entry, `${name}.tsx`);
          // A page below a component's shows a part that is not exported: `Components/ScanField/Camera`.
          const [chapter, , part] = stories.title.split('/');
          if (chapter === 'Foundations' || part !== undefined || !existsSync(code)) return [];
          const text = readComponent(code, name);
          return text === undefined ? [] : [{ ...stories, name, entry, text }];
        }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return new Map([
    ['llms.txt', writeIndex(pages)],
    ...pages.map((page): [string, string] => [`docs/${page.name}.md`, writePage(page)]),
  ]);
}
