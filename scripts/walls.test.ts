import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './run.ts';

/** Imports that would break a wall: where they would stand, and what they would bring. */
const trespasses: readonly (readonly [file: string, specifier: string])[] = [
  ['packages/ui/src/components/Button/Trespass.tsx', '@instore/api'],
  ['packages/ui/src/components/Button/Trespass.tsx', '../../../../api/src/index.ts'],
  ['packages/ui/src/components/Button/Trespass.tsx', '@tanstack/react-router'],
  ['packages/ui/src/theme/trespass.ts', '../components/Button/Button.tsx'],
  ['packages/ui/src/components/Button/Trespass.tsx', '../../retail/BoxLabel/BoxLabel.tsx'],
  ['packages/ui/src/components/Button/Trespass.tsx', '../../fixtures/store.ts'],
  ['packages/ui/src/internal/trespass.ts', '../retail/SizeRun/SizeRun.tsx'],
  ['packages/ui/src/retail/BoxLabel/Trespass.tsx', '@instore/api'],
  ['packages/ui/src/retail/BoxLabel/Trespass.tsx', '../../patterns/ShoesizeScreen.tsx'],
  ['packages/ui/src/theme/trespass.ts', '@instore/api'],
  ['packages/ui/src/theme/trespass.ts', 'react-aria-components/Button'],
  ['packages/api/src/trespass.ts', 'react-dom/client'],
  ['packages/api/src/trespass.ts', '@azure/msal-browser'],
  ['packages/realtime/src/trespass.ts', 'react'],
  ['packages/realtime/src/trespass.ts', '@instore/api'],
  ['packages/realtime/src/trespass.ts', '@instore/ui/Button'],
  ['apps/portal/src/state/trespass.ts', 'react/jsx-runtime'],
  ['apps/portal/src/state/trespass.ts', '../screens/bell/Bell.tsx'],
  ['apps/portal/src/state/trespass.ts', '../wiring/app.ts'],
  ['apps/portal/src/rules/trespass.ts', 'react'],
  ['apps/portal/src/rules/trespass.ts', '../state/stores.ts'],
  ['apps/portal/src/session/trespass.ts', '../state/stores.ts'],
  ['apps/portal/src/wiring/trespass.ts', '../screens/bell/Bell.tsx'],
  ['apps/portal/src/screens/bell/Trespass.tsx', '../../wiring/app.ts'],
  ['apps/portal/src/screens/bell/Trespass.tsx', './bell.css.ts'],
  ['apps/portal/src/screens/bell/Trespass.tsx', 'openapi-fetch'],
  ['apps/portal/src/session/trespass.ts', '@instore/ui'],
  ['apps/portal/src/routes/trespass.tsx', './trespass.css.ts'],
  ['apps/portal/src/routes/trespass.tsx', '@instore/realtime'],
  ['apps/portal/src/screens/Trespass.tsx', '../../../store-server/src/app.ts'],
  ['apps/store-server/src/trespass.ts', '@instore/ui/NotificationBell'],
  ['apps/store-server/src/trespass.ts', '../../portal/src/main.tsx'],
];

/** Files that fetch by themselves instead of asking the client. */
const fetching = [
  'packages/ui/src/components/Button/Fetch.tsx',
  'apps/portal/src/routes/fetch.tsx',
  'apps/portal/src/screens/bell/Fetch.tsx',
  'apps/portal/src/state/fetch.ts',
];

const allowed = 'packages/realtime/src/allowed.ts';

/** A file of its own for each trespass, so that all are linted in one go. */
const numbered = (file: string, number: number): string => file.replace(/\.tsx?$/, (ending) => `${number}${ending}`);

const sources = new Map<string, string>([
  ...trespasses.map(([file, specifier], number): [string, string] => [
    numbered(file, number),
    `export { thing } from '${specifier}';\n`,
  ]),
  ...fetching.map((file): [string, string] => [file, `export const load = () => fetch('/api');\n`]),
  [allowed, `import type { Notification } from '@instore/api';\nexport type Note = Notification;\n`],
]);

/** What the linter says of each file, by the project's own rules. */
let said: Map<string, string[]>;

beforeAll(async () => {
  const house = await mkdtemp(join(tmpdir(), 'instore-walls-'));
  await copyFile(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  // The configuration names a plugin of the workspace.
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [file, source] of sources) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), source);
  }
  said = await lint(house);
  await rm(house, { recursive: true, force: true });
});

function lint(house: string): Promise<Map<string, string[]>> {
  const findings = new Map([...sources.keys()].map((file): [string, string[]] => [file, []]));
  return new Promise((resolve, reject) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['--disable-nested-config', '--format', 'json', 'packages', 'apps'],
      { cwd: house },
      (_error, stdout) => {
        try {
          const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
          for (const { filename, code } of diagnostics) findings.get(filename)?.push(code);
          resolve(findings);
        } catch (error) {
          reject(new Error(`The linter did not answer: ${stdout}`, { cause: error }));
        }
      },
    );
  });
}

test.each(trespasses.map((trespass, number) => [...trespass, number] as const))(
  'a developer is stopped when %s imports %s',
  (file, _specifier, number) => {
    expect(said.get(numbered(file, number))).toContain('eslint(no-restricted-imports)');
  },
);

test.each(fetching)('a developer is stopped when %s fetches', (file) => {
  expect(said.get(file)).toContain('eslint(no-restricted-globals)');
});

test('a developer may import what the room is given', () => {
  expect(said.get(allowed)).toEqual([]);
});
