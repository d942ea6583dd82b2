import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './run.ts';

/** Imports that would break a wall: where they would stand, and what they would bring. */
const trespasses: readonly (readonly [file: string, specifier: string])[] = [
  ['packages/ui/src/Button/Trespass.tsx', '@instore/api'],
  ['packages/ui/src/Button/Trespass.tsx', '../../../api/src/index.ts'],
  ['packages/ui/src/Button/Trespass.tsx', '@tanstack/react-router'],
  ['packages/ui/src/theme/trespass.ts', '../Button/Button.tsx'],
  ['packages/ui/src/theme/trespass.ts', '@instore/api'],
  ['packages/ui/src/theme/trespass.ts', 'react-aria-components/Button'],
  ['packages/api/src/trespass.ts', 'react-dom/client'],
  ['packages/api/src/trespass.ts', '@azure/msal-browser'],
  ['packages/realtime/src/trespass.ts', 'react'],
  ['packages/realtime/src/trespass.ts', '@instore/api'],
  ['packages/realtime/src/trespass.ts', '@instore/ui/Button'],
  ['apps/portal/src/state/trespass.ts', 'react/jsx-runtime'],
  ['apps/portal/src/state/trespass.ts', '../components/Bell.tsx'],
  ['apps/portal/src/session/trespass.ts', '@instore/ui'],
  ['apps/portal/src/routes/trespass.tsx', './trespass.css.ts'],
  ['apps/portal/src/routes/trespass.tsx', '@instore/realtime'],
  ['apps/portal/src/components/Trespass.tsx', '../../../store-server/src/app.ts'],
  ['apps/store-server/src/trespass.ts', '@instore/ui/NotificationBell'],
  ['apps/store-server/src/trespass.ts', '../../portal/src/main.tsx'],
];

let house: string;
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'instore-walls-'));
  await copyFile(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  // The configuration names a plugin of the workspace.
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rm(house, { recursive: true, force: true }));

/** What the linter says of a file, by the project's own rules. */
async function lint(file: string, source: string): Promise<string> {
  const path = join(house, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source);
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['--disable-nested-config', file],
      { cwd: house },
      (_error, stdout) => resolve(stdout),
    );
  });
}

test.each(trespasses)('a developer is stopped when %s imports %s', async (file, specifier) => {
  expect(await lint(file, `export { thing } from '${specifier}';\n`)).toContain('no-restricted-imports');
});

test.each(['packages/ui/src/Button/Fetch.tsx', 'apps/portal/src/routes/fetch.tsx', 'apps/portal/src/state/fetch.ts'])(
  'a developer is stopped when %s fetches',
  async (file) => {
    expect(await lint(file, `export const load = () => fetch('/api');\n`)).toContain('no-restricted-globals');
  },
);

test('a developer may import what the room is given', async () => {
  const allowed = `import type { Notification } from '@instore/api';\nexport type Note = Notification;\n`;
  expect(await lint('packages/realtime/src/allowed.ts', allowed)).toContain('Found 0 warnings and 0 errors');
});
