import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the book is built for the tests. */
export const built = fileURLToPath(new URL('../../.tmp/book', import.meta.url));

/** A story as the built book lists it. */
export interface Story {
  id: string;
  /** The page that it is on, e.g. "Components/Button". */
  title: string;
  /** How the story is called in its file. */
  exportName: string;
}

/** Every story of the built book by the page that it is on. */
export function storiesByPage(): Map<string, Story[]> {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  const pages = new Map<string, Story[]>();
  for (const { type, ...story } of Object.values(index.entries)) {
    if (type === 'story') pages.set(story.title, [...(pages.get(story.title) ?? []), story]);
  }
  return pages;
}

/** What the kit calls stories that show what a component can look like: many looks at once, or one that has opened. */
const TELLING = new Set(
  'States Variants Kinds Severities Sizes Scales Cases All Formats Layouts Lists Open Critical Products Searched Many '
    .concat('Messages FromTheEnd FromBelow Wrong Awkward Several Wall Results Labels Picks Chips Accepted Looking ')
    .concat('Nearest Garments Account NextPageFailed Compact Chosen Sounds')
    .split(' '),
);

/** Their plays end where a scroll, a camera or the first drawing of ten thousand rows happens to stop. */
const UNSTEADY = new Set([
  'components-datatable--example',
  'components-list--example',
  'components-scanfield-camera--reading',
]);

/** The stories of components and patterns that have pictures: the first of each page, and those with a telling name. */
export function pictured(): Story[] {
  return [...storiesByPage()].flatMap(([page, stories]) =>
    page.startsWith('Foundations/')
      ? []
      : stories.filter(({ id, exportName }, at) => (at === 0 || TELLING.has(exportName)) && !UNSTEADY.has(id)),
  );
}
