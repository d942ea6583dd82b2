import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readComponent } from './readComponent.ts';
import { readStories } from './readStories.ts';
import { writeIndex, writePage, type Page } from './write.ts';

/** Folders of the kit that hold one folder for each component. */
const FOLDERS = ['components', 'retail'];

/**
 * Writes the kit's documentation from docstrings and stories: `llms.txt` and one markdown file per component.
 *
 * @param source the kit's `src`
 * @returns the texts by their path within the package
 */
export function kitDocs(source: string): Map<string, string> {
  const pages = FOLDERS.flatMap((folder) =>
    readdirSync(join(source, folder)).map((entry) => join(source, folder, entry)),
  )
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.stories.tsx'))
        .flatMap((file): Page[] => {
          const stories = readStories(readFileSync(join(folder, file), 'utf8'), file);
          const name = stories.component ?? stories.title.split('/').at(-1) ?? '';
          const code = join(folder, `${name}.tsx`);
          // A page below a component's shows a part that is not exported: `Components/ScanField/Camera`.
          const [chapter, , part] = stories.title.split('/');
          if (chapter === 'Foundations' || part !== undefined || !existsSync(code)) return [];
          const text = readComponent(code, name);
          return text === undefined ? [] : [{ ...stories, name, entry: basename(folder), text }];
        }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return new Map([
    ['llms.txt', writeIndex(pages)],
    ...pages.map((page): [string, string] => [`docs/${page.name}.md`, writePage(page)]),
  ]);
}
