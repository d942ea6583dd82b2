/** The tests nearest to a change, by kind. */
export interface NearestTests {
  /** Source files whose importers vitest looks up among the unit tests. */
  related: string[];
  /** Folders and files of the tests in a browser: stories, components, screens. */
  browser: string[];
  /** Folders and files of the server's tests. */
  server: string[];
  /** Whether the journey of the main job is run as a smoke test. */
  isSmokeNeeded: boolean;
}

/** Finds test files of the server. */
export interface ServerTests {
  thatCall: (operation: string) => readonly string[];
  thatImport: (file: string) => readonly string[];
  /** Finds those that run a command of which a file is a part. */
  thatRun: (file: string) => readonly string[];
}

const SERVER = 'apps/store-server/';
const KIT = 'packages/ui/src/';
const KIOSK_SCREENS = 'apps/kiosk/src/screens/';
const DOMAIN_TESTS = `${SERVER}test/domain/`;
const CONTRACT_TESTS = [`${SERVER}test/contract.test.ts`, `${SERVER}test/security/`];

const PORTAL = 'apps/portal/src/';
const ROUTES = `${PORTAL}routes/`;

/** Stories of whole pages, which show most components. */
const PATTERNS = `${KIT}patterns/`;

/** That each page reads what colleagues change. */
const LIVE_CHANGES = `${PORTAL}app/liveChanges.test.tsx`;

/** A part of the kit that more components use is tested by whole pages only. */
const FEW = 6;

/**
 * Chooses the tests nearest to changed files; `pnpm test` runs the others. Unit tests are those that import the change.
 * Tests in a browser and on a database take longer, and most of them import most of the code: there the folder decides,
 * `src/live` is tested by `test/live`, and a component by its own stories. Domains use each other's queries, and all use
 * `src/base` and `src/db`: all three are tested by all of `test/domain`. A handler is also tested by the files that call its operation, any
 * file of the server by those that import it, and a script by the test beside it and by those that run its command, also
 * if only the command imports it. A shared part of the kit is also tested by the few components that use it.
 *
 * @param changed paths from the workspace's folder
 * @param exists returns whether a path exists
 * @param serverTests returns the server's test files that call an operation, import a file or run a command
 * @param componentsWith returns the folders of the components that use a shared part of the kit
 */
export function nearestTests(
  changed: readonly string[],
  exists: (path: string) => boolean,
  serverTests: ServerTests,
  componentsWith: (part: string) => readonly string[],
): NearestTests {
  const isCode = (file: string) => /\.(tsx?|css)$/.test(file) && exists(file);
  const code = changed.filter(isCode);
  const sources = code.filter((file) => !file.startsWith(SERVER) && !file.startsWith('e2e/'));
  return {
    related: unique([...sources, ...sources.flatMap(testBeside).filter((path) => exists(path))]),
    browser: unique(code.flatMap((file) => browserTestsOf(file, componentsWith)).filter((path) => exists(path))),
    server: withoutNested(changed.flatMap((file) => serverTestsOf(file, serverTests)).filter((path) => exists(path))),
    isSmokeNeeded: changed.some((file) => /^(apps|packages|e2e)\//.test(file)),
  };
}

/** The test beside a script: it may run the script as a program, without an import. */
const testBeside = (file: string): string[] =>
  file.startsWith('scripts/') ? [file.replace(/(\.test)?\.ts$/, '.test.ts')] : [];

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

/** Leaves out the files of folders that are named, too. */
const withoutNested = (paths: readonly string[]): string[] =>
  unique(paths).filter((path) => !paths.some((folder) => folder !== path && path.startsWith(folder)));

function browserTestsOf(file: string, componentsWith: (part: string) => readonly string[]): string[] {
  const [component] = /^packages\/ui\/src\/(components|retail)\/[^/]+\//.exec(file) ?? [];
  if (component !== undefined) return [component];
  if (file.startsWith(ROUTES)) return [ROUTES];
  if (file.startsWith(PORTAL)) return portalTestsOf(file);
  // The tests of its screens run with its own state and rules.
  if (/^apps\/kiosk\/(src|test)\//.test(file)) return [KIOSK_SCREENS];
  if (file.startsWith(KIT)) return sharedTestsOf(file, componentsWith(file));
  if (/^(book|\.storybook)\//.test(file)) return [PATTERNS];
  return file.startsWith('apps/portal/test/') ? [PORTAL] : [];
}

function portalTestsOf(file: string): string[] {
  const [, subject = '', rest = ''] = /^([\w-]+)\/(.*)$/.exec(file.slice(PORTAL.length)) ?? [];
  if (/^(screens|search)\//.test(rest) && subject !== 'shell') return [`${PORTAL}${subject}/`, LIVE_CHANGES];
  // What all pages share has its tests in theirs.
  if (subject === 'shell' || /^(components|failures|language)\/|^context\.ts$/.test(rest)) return [PORTAL];
  // A module that uses the storage of a browser has its test there.
  return [file.replace(/(\.test)?\.tsx?$/, '.test.tsx')];
}

/** What components share is tested by whole pages, by the tests beside it, and by the components if they are few. */
function sharedTestsOf(file: string, components: readonly string[]): string[] {
  const [folder] = /^(loading|sounds)\//.exec(file.slice(KIT.length)) ?? [];
  return [
    PATTERNS,
    ...(folder === undefined ? [] : [`${KIT}${folder}`]),
    ...(components.length > FEW ? [] : components),
  ];
}

function serverTestsOf(file: string, { thatCall, thatImport, thatRun }: ServerTests): readonly string[] {
  if (file.startsWith('scripts/')) return thatRun(file);
  if (file === 'packages/api/openapi.yaml' || file.startsWith('packages/api/src/generated/')) return CONTRACT_TESTS;
  if (file.startsWith(`${SERVER}test/`)) return file.endsWith('.test.ts') ? [file] : [];
  if (!file.startsWith(`${SERVER}src/`)) return [];
  const [folder = ''] = file.slice(`${SERVER}src/`.length).split('/');
  const own = [`${SERVER}test/${folder}/`, ...(folder === 'base' || folder === 'db' ? [DOMAIN_TESTS] : [])];
  const [, operation] = /^domain\/[^/]+\/handlers\/(\w+)\.ts$/.exec(file.slice(`${SERVER}src/`.length)) ?? [];
  return [
    ...own,
    ...(operation === undefined ? [] : thatCall(operation)),
    ...thatImport(file),
    // Most commands read flags and settings: tests of these are enough.
    ...(folder === 'base' ? [] : thatRun(file)),
    ...CONTRACT_TESTS,
  ];
}
