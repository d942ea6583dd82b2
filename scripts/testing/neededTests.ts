/** Tests that a change of other folders cannot break. */
export interface TestPart {
  name: string;
  /** Projects of vitest that run them. */
  projects: readonly string[];
  /** Their files, as patterns of git. */
  files: readonly string[];
  /** What they test and read: folders, with a slash at the end, and files. */
  sources: readonly string[];
}

/** What every test is run with. */
const TOOLS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json', 'vitest.config.ts'];

const KIT = ['packages/ui/', '.storybook/', 'artwork/', 'scripts/'];
const CLIENTS = ['packages/api/', 'packages/browser/', 'packages/realtime/'];

/** The projects of vitest (`vitest.config.ts`) that `pnpm test` runs. */
export const PROJECTS = ['unit', 'server', 'kit', 'screens', 'stories'];

const PARTS: readonly TestPart[] = [
  {
    name: 'server',
    projects: ['server'],
    files: ['apps/store-server/test/*.test.ts'],
    sources: ['apps/store-server/', 'packages/api/', 'artwork/', 'scripts/', 'docs/', 'RUNBOOK.md', ...TOOLS],
  },
  {
    name: 'components and stories',
    projects: ['kit', 'stories'],
    files: ['packages/ui/src/*.test.tsx', 'packages/ui/src/*.stories.tsx', '.storybook/*.stories.tsx'],
    sources: [...KIT, 'book/', ...TOOLS],
  },
  {
    name: 'screens',
    projects: ['screens'],
    files: ['apps/portal/src/*.test.tsx', 'apps/kiosk/src/*.test.tsx'],
    sources: ['apps/portal/', 'apps/kiosk/', ...CLIENTS, ...KIT, ...TOOLS],
  },
];

/**
 * Returns the tests that a run of an engineer leaves out, because the branch changes nothing of what they test and read.
 * The module boundaries of the lint rules keep that list true, and CI always runs everything.
 *
 * @param changed files that the branch changes; undefined if unknown
 * @param environment `process.env`: `CI` is set by every CI service and by `.ci/run`
 */
export function unneededTests(
  changed: readonly string[] | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): readonly TestPart[] {
  if (changed === undefined || environment['CI']) return [];
  const isSource = (source: string) =>
    changed.some((file) => (source.endsWith('/') ? file.startsWith(source) : file === source));
  return PARTS.filter(({ sources }) => !sources.some(isSource));
}

/**
 * The options with which vitest leaves out the projects of parts. Two excluded projects would exclude nothing, so the
 * others are named.
 */
export function projectOptions(unneeded: readonly TestPart[]): string[] {
  const leftOut = unneeded.flatMap(({ projects }) => projects);
  return PROJECTS.flatMap((project) => (leftOut.includes(project) ? [] : ['--project', project]));
}
