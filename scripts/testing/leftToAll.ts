/** The name of the tag in vitest; journeys have `@all`. */
const TAG = 'all';

/** Projects of vitest (`vitest.config.ts`) that only `pnpm test:all` runs. */
export const PROJECTS_OF_ALL: readonly string[] = ['packages'];

/** What `pnpm test` leaves to `pnpm test:all`, as options of vitest: the tests with the tag. */
export const withoutTagged: readonly string[] = [`--tags-filter=!${TAG}`];

/** As options of Playwright: the journeys with the tag, those of faults, and the pages of Storybook. */
export const withoutFurtherJourneys: readonly string[] = ['--grep-invert', `@${TAG}|faults/|docs-pages`];
