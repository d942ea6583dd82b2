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

const SERVER = 'apps/store-server/';
const KIT = 'packages/ui/src/';
const KIOSK_SCREENS = 'apps/kiosk/src/screens/';
const CONTRACT_TESTS = [`${SERVER}test/contract.test.ts`, `${SERVER}test/security/`];

/** Stories of whole pages, which show most components. */
const PATTERNS = `${KIT}patterns/`;

/**
 * Chooses the tests nearest to changed files. Unit tests are those that import the change. Tests in a browser and on a
 * database take longer, and most of them import most of the code: there the folder decides, `src/domain/requests` is
 * tested by `test/domain/requests`, and a component by its own stories. A handler is also tested by the files that call
 * its operation: its effect may show in another domain. `pnpm test` runs the others.
 *
 * @param changed paths from the workspace's folder
 * @param exists returns whether a path exists
 * @param testsThatCall returns the server's test files that call an operation
 */
export function nearestTests(
  changed: readonly string[],
  exists: (path: string) => boolean,
  testsThatCall: (operation: string) => readonly string[],
): NearestTests {
  const isCode = (file: string) => /\.(tsx?|css)$/.test(file) && exists(file);
  const code = changed.filter(isCode);
  return {
    related: code.filter((file) => !file.startsWith(SERVER) && !file.startsWith('e2e/')),
    browser: unique(code.flatMap(browserTestsOf).filter((path) => exists(path))),
    server: withoutNested(changed.flatMap((file) => serverTestsOf(file, testsThatCall)).filter((path) => exists(path))),
    isSmokeNeeded: changed.some((file) => /^(apps|packages|e2e)\//.test(file)),
  };
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

/** Leaves out the files of folders that are named, too. */
const withoutNested = (paths: readonly string[]): string[] =>
  unique(paths).filter((path) => !paths.some((folder) => folder !== path && path.startsWith(folder)));

function browserTestsOf(file: string): string[] {
  const [component] = /^packages\/ui\/src\/(components|retail)\/[^/]+\//.exec(file) ?? [];
  if (component !== undefined) return [component];
  const [screen] = /^apps\/portal\/src\/screens\/[^/]+\//.exec(file) ?? [];
  if (screen !== undefined) return [screen];
  // The tests of its screens run with its own state and rules.
  if (/^apps\/kiosk\/(src|test)\//.test(file)) return [KIOSK_SCREENS];
  // What all components share.
  if (file.startsWith(KIT) || /^(book|\.storybook)\//.test(file)) return [PATTERNS];
  return file.startsWith('apps/portal/test/') ? ['apps/portal/src/screens/'] : [];
}

function serverTestsOf(file: string, testsThatCall: (operation: string) => readonly string[]): string[] {
  if (file === 'packages/api/openapi.yaml' || file.startsWith('packages/api/src/generated/')) return CONTRACT_TESTS;
  if (file.startsWith(`${SERVER}test/`)) return file.endsWith('.test.ts') ? [file] : [];
  if (!file.startsWith(`${SERVER}src/`)) return [];
  const [folder = '', inner = ''] = file.slice(`${SERVER}src/`.length).split('/');
  const own = folder === 'domain' ? `${SERVER}test/domain/${inner}/` : `${SERVER}test/${folder}/`;
  const [, operation] = /^domain\/[^/]+\/handlers\/(\w+)\.ts$/.exec(file.slice(`${SERVER}src/`.length)) ?? [];
  return [own, ...(operation === undefined ? [] : testsThatCall(operation)), ...CONTRACT_TESTS];
}
