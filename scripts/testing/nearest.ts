/** The tests nearest to a change, by kind. */
export interface NearestTests {
  /** Source files whose importers vitest looks up in the projects unit, kit and stories. */
  related: string[];
  /** Folders and files of the server's tests. */
  server: string[];
  /** Whether the journey of the main job is run as a smoke test. */
  isSmokeNeeded: boolean;
}

const SERVER = 'apps/store-server/';
const CONTRACT_TESTS = [`${SERVER}test/contract.test.ts`, `${SERVER}test/security`];

/**
 * Chooses the tests nearest to changed files. Modules of the server are all part of one app, so that every server test
 * imports all of them: there the folder decides, `src/domain/requests` is tested by `test/domain/requests`.
 *
 * @param changed paths from the workspace's folder
 * @param exists returns whether a path exists
 */
export function nearestTests(changed: readonly string[], exists: (path: string) => boolean): NearestTests {
  const isCode = (file: string) => /\.(tsx?|css)$/.test(file) && exists(file);
  const server = changed.flatMap((file) => serverTestsOf(file)).filter((path) => exists(path));
  const related = changed.filter((file) => isCode(file) && !file.startsWith(SERVER) && !file.startsWith('e2e/'));
  return {
    related,
    server: [...new Set(server)],
    isSmokeNeeded: changed.some((file) => /^(apps|packages|e2e)\//.test(file)),
  };
}

function serverTestsOf(file: string): string[] {
  if (file === 'packages/api/openapi.yaml' || file.startsWith('packages/api/src/generated/')) return CONTRACT_TESTS;
  if (file.startsWith(`${SERVER}test/`)) return file.endsWith('.test.ts') ? [file] : [];
  if (!file.startsWith(`${SERVER}src/`)) return [];
  const [folder = '', inner = ''] = file.slice(`${SERVER}src/`.length).split('/');
  return [folder === 'domain' ? `${SERVER}test/domain/${inner}` : `${SERVER}test/${folder}`, ...CONTRACT_TESTS];
}
