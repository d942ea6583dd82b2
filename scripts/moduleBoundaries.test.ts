import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './run.ts';

/** Imports that cross a module boundary: the importing file and what it imports. */
const forbidden: readonly (readonly [file: string, specifier: string])[] = [
  ['packages/ui/src/components/Button/Forbidden.tsx', '@instore/api'],
  ['packages/ui/src/components/Button/Forbidden.tsx', '../../../../api/src/index.ts'],
  ['packages/ui/src/components/Button/Forbidden.tsx', '@tanstack/react-router'],
  ['packages/ui/src/theme/forbidden.ts', '../components/Button/Button.tsx'],
  ['packages/ui/src/components/Button/Forbidden.tsx', '../../retail/BoxLabel/BoxLabel.tsx'],
  ['packages/ui/src/components/Button/Forbidden.tsx', '../../fixtures/store.ts'],
  ['packages/ui/src/internal/forbidden.ts', '../retail/SizeRun/SizeRun.tsx'],
  ['packages/ui/src/retail/BoxLabel/Forbidden.tsx', '@instore/api'],
  ['packages/ui/src/retail/BoxLabel/Forbidden.tsx', '../../patterns/ShoesizeScreen.tsx'],
  ['packages/ui/src/patterns/apps/Forbidden.tsx', '../../fixtures/store.ts'],
  ['packages/ui/src/theme/forbidden.ts', '@instore/api'],
  ['packages/ui/src/theme/forbidden.ts', 'react-aria-components/Button'],
  ['packages/api/src/forbidden.ts', 'react-dom/client'],
  ['packages/api/src/forbidden.ts', '@azure/msal-browser'],
  ['packages/realtime/src/forbidden.ts', 'react'],
  ['packages/realtime/src/forbidden.ts', '@instore/api'],
  ['packages/realtime/src/forbidden.ts', '@instore/ui/Button'],
  ['packages/browser/src/forbidden.ts', 'react'],
  ['packages/browser/src/forbidden.ts', '@instore/api'],
  ['apps/portal/src/bins/forbidden.ts', 'react/jsx-runtime'],
  ['apps/portal/src/notifications/forbidden.ts', './screens/Bell.tsx'],
  ['apps/portal/src/bins/forbidden.ts', '../app/app.ts'],
  ['apps/portal/src/bins/forbidden.ts', '../outbox/sendOutbox.ts'],
  ['apps/portal/src/bins/screens/Forbidden.tsx', '../../outbox/screens/OutboxBanner.tsx'],
  ['apps/portal/src/shared/lists/forbidden.ts', '../../outbox/index.ts'],
  ['packages/realtime/src/forbidden.ts', '@instore/api/contract'],
  ['apps/portal/src/shared/format/forbidden.ts', 'react'],
  ['apps/portal/src/shared/format/forbidden.ts', 'valtio'],
  ['apps/portal/src/session/forbidden.ts', '../shared/stores.ts'],
  ['apps/portal/src/app/forbidden.ts', '../notifications/screens/index.ts'],
  ['apps/portal/src/notifications/screens/Forbidden.tsx', '../../app/app.ts'],
  ['apps/portal/src/notifications/screens/Forbidden.tsx', './bell.css.ts'],
  ['apps/portal/src/notifications/screens/Forbidden.tsx', 'openapi-fetch'],
  ['apps/portal/src/session/forbidden.ts', '@instore/ui'],
  ['apps/portal/src/routes/forbidden.tsx', './trespass.css.ts'],
  ['apps/portal/src/routes/forbidden.tsx', '@instore/realtime'],
  ['apps/portal/src/shared/components/Forbidden.tsx', '../../../../store-server/src/app.ts'],
  ['apps/store-server/src/forbidden.ts', '@instore/ui/NotificationBell'],
  ['apps/store-server/src/forbidden.ts', '../../portal/src/main.tsx'],
  ['apps/store-server/src/domain/forbidden.ts', './stock/queries/freeUnits.ts'],
  ['apps/store-server/src/domain/requests/forbidden.ts', '../stock/queries/freeUnits.ts'],
  ['apps/store-server/src/domain/requests/handlers/forbidden.ts', '../../stock/queries/freeUnits.ts'],
  ['apps/store-server/src/domain/requests/handlers/forbidden.ts', '../../../http/errors.ts'],
  ['apps/store-server/src/domain/requests/handlers/forbidden.ts', '../../../seed/stores.ts'],
  ['apps/store-server/src/domain/requests/handlers/forbidden.ts', '../../../../../../packages/api/src/index.ts'],
  ['apps/store-server/src/http/forbidden.ts', '../start/app.ts'],
  ['apps/store-server/src/http/forbidden.ts', '../ops/metrics.ts'],
  ['apps/store-server/src/ops/forbidden.ts', '../http/log.ts'],
  ['apps/store-server/src/import/forbidden.ts', '../domain/people/setup/addStaff.ts'],
  ['apps/store-server/src/live/forbidden.ts', '../import/importFile.ts'],
  ['apps/store-server/src/forbidden.ts', '../../../packages/api/src/index.ts'],
  ['apps/store-server/src/http/forbidden.ts', '../../../../packages/api/src/index.ts'],
  ['apps/store-server/src/live/forbidden.ts', '../../../../packages/api/src/entities.ts'],
  ['apps/store-server/src/security/forbidden.ts', '../../../../packages/api/src/roles.ts'],
  ['apps/store-server/src/seed/forbidden.ts', '../../../../packages/api/src/roles.ts'],
  ['apps/store-server/test/security/forbidden.ts', '../../../../packages/api/src/roles.ts'],
  ['apps/store-server/src/http/forbidden.ts', '../domain/stock/index.ts'],
  ['apps/store-server/src/live/forbidden.ts', '../domain/operation.ts'],
  ['apps/store-server/src/security/forbidden.ts', '../live/outbox.ts'],
  ['apps/store-server/src/db/forbidden.ts', '../security/callers.ts'],
  ['apps/store-server/src/db/embedded/forbidden.ts', '../../domain/operation.ts'],
  ['apps/store-server/src/base/forbidden.ts', '../db/database.ts'],
  ['apps/store-server/src/artwork/forbidden.ts', '../seed/catalogue.ts'],
  ['apps/store-server/src/signin/forbidden.ts', '../domain/people/index.ts'],
  ['apps/store-server/src/seed/forbidden.ts', '../domain/operation.ts'],
  ['apps/store-server/src/start/forbidden.ts', '../domain/people/setup/setLocation.ts'],
];

/** Files that fetch by themselves instead of asking the client. */
const fetching = [
  'packages/ui/src/components/Button/Fetch.tsx',
  'apps/portal/src/routes/fetch.tsx',
  'apps/portal/src/notifications/screens/Fetch.tsx',
  'apps/portal/src/bins/fetch.ts',
];

/** A screen that creates the api that stores are given. */
const creating = 'apps/portal/src/bins/screens/Creating.tsx';

/** Files that import what their module may use. */
const allowedSources = {
  'packages/realtime/src/allowed.ts': `import type { Notification } from '@instore/api';\nexport type Note = Notification;\n`,
  'apps/store-server/src/domain/requests/handlers/allowed.ts': [
    `export { units } from '../../../db/schema/stock.ts';`,
    `export type { Caller } from '../../../security/callers.ts';`,
    `export { isFree } from '../../stock/index.ts';`,
    `export type { Operation } from '../../operation.ts';`,
    `export { readLine } from '../queries/readLines.ts';\n`,
  ].join('\n'),
  'apps/store-server/src/domain/requests/allowed.ts': `export { checkIn } from './handlers/checkIn.ts';\n`,
  'apps/portal/src/bins/allowed.ts': `export { WRITE_WORDS } from '../outbox/index.ts';\nexport { proxy } from 'valtio';\n`,
  'apps/portal/src/bins/screens/Allowed.tsx': [
    `export { OutboxBanner } from '../../outbox/screens/index.ts';`,
    `export { useApp } from '../../app/context.ts';`,
    `export { createBins } from '../bins.ts';\n`,
  ].join('\n'),
  'apps/store-server/src/start/allowed.ts': `export { addStaff } from '../domain/people/index.ts';\n`,
};
const allowed = Object.keys(allowedSources);

/** Two files that import only types of each other. */
const cycleSources = {
  'apps/store-server/src/base/cycleA.ts': `import type { B } from './cycleB.ts';\nexport type A = B | 1;\n`,
  'apps/store-server/src/base/cycleB.ts': `import type { A } from './cycleA.ts';\nexport type B = A | 2;\n`,
};
const cycle = Object.keys(cycleSources);

/** Properties that are spread under a condition. */
const spreadSources = {
  'apps/portal/src/bins/spread.ts': `export const of = (a?: number) => ({ ...(a !== undefined && { a }) });\n`,
  'apps/portal/src/bins/otherSpread.ts': `export const of = (a?: number) => ({ ...(a ? { a } : {}) });\n`,
  'apps/portal/src/bins/screens/spread.tsx': `export const Of = ({ a }: { a?: string }) => <p {...(a && { title: a })} />;\n`,
};
const spread = Object.keys(spreadSources);

/** What a store needs, as an interface or a type of its own. */
const wiringSources = {
  'apps/portal/src/bins/wiring.ts': 'export interface BinsDependencies {\n  now: () => number;\n}\n',
  'apps/kiosk/src/state/wiring.ts': 'export type KioskContext = { now: () => number };\n',
};
const wiring = Object.keys(wiringSources);

/** Titles that are too long, or name a row. */
const titleSources = {
  'apps/portal/src/bins/long.test.ts': `import { test } from 'vitest';\ntest.each([1])('${'a fact '.repeat(12)}', () => undefined);\n`,
  'apps/portal/src/bins/row.test.ts': `import { test } from 'vitest';\ntest('[K-04] A fact', () => undefined);\n`,
};
const titled = Object.keys(titleSources);

/** Gives each import a file of its own, so that the linter runs once for all. */
const numbered = (file: string, number: number): string => file.replace(/\.tsx?$/, (ending) => `${number}${ending}`);

const sources = new Map<string, string>([
  ...forbidden.map(([file, specifier], number): [string, string] => [
    numbered(file, number),
    `export { thing } from '${specifier}';\n`,
  ]),
  ...fetching.map((file): [string, string] => [file, `export const load = () => fetch('/api');\n`]),
  [creating, `export { createApi } from '@instore/api';\n`],
  ...Object.entries(allowedSources),
  ...Object.entries(cycleSources),
  ...Object.entries(spreadSources),
  ...Object.entries(titleSources),
  ...Object.entries(wiringSources),
]);

/** The rules that each file breaks, by the project's own configuration. */
let broken: Map<string, string[]>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'instore-boundaries-'));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  // The configuration names plugins.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'scripts'));
  await symlink(join(root, 'scripts/lint'), join(folder, 'scripts/lint'));
  for (const [file, source] of sources) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  broken = await lint(folder);
  await rm(folder, { recursive: true, force: true });
});

function lint(folder: string): Promise<Map<string, string[]>> {
  const findings = new Map([...sources.keys()].map((file): [string, string[]] => [file, []]));
  return new Promise((resolve, reject) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['--disable-nested-config', '--format', 'json', 'packages', 'apps'],
      { cwd: folder },
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

test.each(forbidden.map((pair, number) => [...pair, number] as const))(
  'A developer is stopped when %s imports %s',
  (file, _specifier, number) => {
    expect(broken.get(numbered(file, number))).toContain('instore(module-boundaries)');
  },
);

test.each(fetching)('A developer is stopped when %s fetches', (file) => {
  expect(broken.get(file)).toContain('eslint(no-restricted-globals)');
});

test('A developer is stopped when a screen creates the api', () => {
  expect(broken.get(creating)).toContain('eslint(no-restricted-imports)');
});

test.each(allowed)('A developer may import what the module may use: %s', (file) => {
  expect(broken.get(file)).toEqual([]);
});

test.each(cycle)('A developer is stopped when %s is part of an import cycle of types', (file) => {
  expect(broken.get(file)).toContain('import(no-cycle)');
});

test.each(spread)('A developer is stopped when %s spreads a property under a condition', (file) => {
  expect(broken.get(file)).toContain('instore(no-conditional-spread)');
});

test.each(titled)('A developer is stopped when a title of %s is too long or names a row', (file) => {
  expect(broken.get(file)).toContain('instore(test-title)');
});

test.each(wiring)('A developer is stopped when %s names the needs of a store', (file) => {
  expect(broken.get(file)).toContain('instore(no-wiring-interface)');
});
