import { expect, test } from 'vitest';
import { componentsWith, serverTests } from './changedFiles.ts';
import { nearestTests as nearest, type ServerTests } from './nearest.ts';

const everything = () => true;
const none = { thatCall: () => [], thatImport: () => [], thatRun: () => [] };
const noComponents = () => [];
const nearestTests = (changed: readonly string[], exists: (path: string) => boolean, tests: ServerTests) =>
  nearest(changed, exists, tests, noComponents);

test('a change in a domain of the server runs the tests of all domains', () => {
  const { server, related, browser, isSmokeNeeded } = nearestTests(
    ['apps/store-server/src/domain/requests/handlers/checkOut.ts'],
    everything,
    none,
  );
  expect(server).toEqual([
    'apps/store-server/test/domain/',
    'apps/store-server/test/contract.test.ts',
    'apps/store-server/test/security/',
  ]);
  expect([related, browser]).toEqual([[], []]);
  expect(isSmokeNeeded).toBe(true);
});

test('a change in a handler runs the tests that call its operation, each once', () => {
  const { server } = nearestTests(['apps/store-server/src/domain/requests/handlers/deliverLine.ts'], everything, {
    ...none,
    thatCall: (operation) =>
      ['domain', 'live'].map((folder) => `apps/store-server/test/${folder}/${operation}.test.ts`),
  });
  expect(server).toEqual([
    'apps/store-server/test/domain/',
    'apps/store-server/test/live/deliverLine.test.ts',
    'apps/store-server/test/contract.test.ts',
    'apps/store-server/test/security/',
  ]);
});

test('a change in what domains share runs the tests of all domains', () => {
  const own = (file: string) => nearestTests([`apps/store-server/src/${file}`], everything, none).server.slice(0, 2);
  for (const folder of ['base', 'db'])
    expect(own(`${folder}/x.ts`)).toEqual([`apps/store-server/test/${folder}/`, 'apps/store-server/test/domain/']);
  expect(own('live/hub.ts')).toEqual(['apps/store-server/test/live/', 'apps/store-server/test/contract.test.ts']);
});

test('a change in the server runs the tests that import it, wherever they are', () => {
  const changed = 'apps/store-server/src/domain/tryouts/queries/nextNumber.ts';
  const progress = 'apps/store-server/test/domain/kiosks/progress.test.ts';
  const model = 'apps/store-server/test/model/shift.test.ts';
  const { server } = nearestTests([changed], everything, {
    ...none,
    thatImport: (file) => (file === changed ? [model] : []),
  });
  expect(server.slice(0, 2)).toEqual(['apps/store-server/test/domain/', model]);
  expect(serverTests.thatImport(changed)).toEqual([progress]);
  expect(serverTests.thatCall('getTryoutByNumber')).toContain(progress);
  expect(serverTests.thatCall('noSuchOperation')).toEqual([]);
});

test('a change in a command runs the tests of the server that run the command', () => {
  const ofImport = 'apps/store-server/test/import/import.test.ts';
  const ofUsages = 'apps/store-server/test/start/commands.test.ts';
  expect(nearestTests(['scripts/import.ts'], everything, serverTests).server.toSorted()).toEqual([ofImport, ofUsages]);
  const used = 'apps/store-server/src/start/onDatabase.ts';
  expect(nearestTests([used], everything, serverTests).server).toContain(ofImport);
  expect(serverTests.thatRun('scripts/setup.ts')).toContain('apps/store-server/test/domain/people/setup.test.ts');
  expect(serverTests.thatRun('scripts/reportsFailure.ts')).toEqual(
    expect.arrayContaining([ofImport, ofUsages, 'apps/store-server/test/domain/people/setup.test.ts']),
  );
  expect(nearestTests(['scripts/kilobytes.ts'], everything, serverTests).server).toEqual([]);
});

test('a change in a route runs the tests of all addresses', () => {
  const route = 'apps/portal/src/routes/warehouse/bins.tsx';
  expect(nearestTests([route], everything, none).browser).toEqual(['apps/portal/src/routes/']);
});

test('a change in a script runs the test beside it, which may run it as a program', () => {
  const script = 'scripts/runInParallel';
  const hasTest = (path: string) => !path.endsWith('.test.ts') || path === `${script}.test.ts`;
  const related = (file: string) => nearestTests([file], hasTest, none).related;
  expect(related(`${script}.ts`)).toEqual([`${script}.ts`, `${script}.test.ts`]);
  expect(related(`${script}.test.ts`)).toEqual([`${script}.test.ts`]);
  expect(related('scripts/run.ts')).toEqual(['scripts/run.ts']);
});

test('a change in the state runs the unit tests that import it', () => {
  const store = 'apps/portal/src/shared/kept/keptStorage';
  const hasTest = (path: string) => !path.endsWith('.test.tsx') || path === `${store}.test.tsx`;
  const changed = [`${store}.ts`, 'apps/portal/src/shared/kept/keptLists.ts'];
  expect(nearestTests(changed, hasTest, none)).toMatchObject({ related: changed, browser: [`${store}.test.tsx`] });
  expect(nearestTests([`${store}.test.tsx`], hasTest, none).browser).toEqual([`${store}.test.tsx`]);
});

test('a change in a component runs the unit tests that import it, and its own stories', () => {
  const file = 'packages/ui/src/components/Button/Button.css.ts';
  expect(nearestTests([file], everything, none)).toEqual({
    related: [file],
    browser: ['packages/ui/src/components/Button/'],
    server: [],
    isSmokeNeeded: true,
  });
});

test('a change in what components share runs the stories of whole pages', () => {
  const patterns = 'packages/ui/src/patterns/';
  const browserTests = (file: string, components: readonly string[] = []) =>
    nearest([file], everything, none, () => components).browser;
  for (const file of ['packages/ui/src/theme/light.ts', '.storybook/preview.tsx'])
    expect(browserTests(file)).toEqual([patterns]);
  const few = Array.from({ length: 6 }, (_, at) => `packages/ui/src/components/C${at}/`);
  expect(browserTests('packages/ui/src/internal/Modal.tsx', few)).toEqual([patterns, ...few]);
  expect(browserTests('packages/ui/src/internal/Modal.tsx', [...few, 'packages/ui/src/retail/C6/'])).toEqual([
    patterns,
  ]);
  expect(browserTests('packages/ui/src/loading/onDemand.tsx')).toEqual([patterns, 'packages/ui/src/loading/']);
});

test('the components that use a shared part are found, also through another part', () => {
  expect(componentsWith('packages/ui/src/internal/usePrinting.ts')).toEqual(['packages/ui/src/components/List/']);
  expect(componentsWith('packages/ui/src/internal/useModalLayer.ts')).toEqual(
    expect.arrayContaining(['packages/ui/src/components/Dialog/', 'packages/ui/src/components/NotificationBell/']),
  );
});

test('a change in a screen runs the tests of that screen and of live changes', () => {
  const screen = 'apps/portal/src/requests/screens/RequestsPage.tsx';
  expect(nearestTests([screen], everything, none).browser).toEqual([
    'apps/portal/src/requests/',
    'apps/portal/src/app/liveChanges.test.tsx',
  ]);
  const state = 'apps/portal/src/requests/requestCart.ts';
  expect(nearestTests([state], (path) => !path.endsWith('.test.tsx'), none)).toMatchObject({
    related: [state],
    browser: [],
  });
});

test('a change in what all pages share runs the tests of all pages', () => {
  for (const file of ['shared/components/SellQuestion.tsx', 'shell/screens/AreaShell.tsx'])
    expect(nearestTests([`apps/portal/src/${file}`], everything, none).browser).toEqual(['apps/portal/src/']);
});

test("a change in the kiosk runs the tests of the kiosk's screens", () => {
  for (const part of ['src/screens/Cart.tsx', 'src/state/cart.ts', 'test/screens.tsx'])
    expect(nearestTests([`apps/kiosk/${part}`], everything, none).browser).toEqual(['apps/kiosk/src/screens/']);
});

test('a change in the contract runs the tests of the contract and of the client', () => {
  const files = ['packages/api/openapi.yaml', 'packages/api/src/generated/schema.ts'];
  expect(nearestTests(files, everything, none)).toEqual({
    related: ['packages/api/src/generated/schema.ts'],
    browser: [],
    server: ['apps/store-server/test/contract.test.ts', 'apps/store-server/test/security/'],
    isSmokeNeeded: true,
  });
});

test('a removed file and a text run no test', () => {
  expect(nearestTests(['docs/reuse.md', 'scripts/gone.ts'], (path) => path !== 'scripts/gone.ts', none)).toEqual({
    related: [],
    browser: [],
    server: [],
    isSmokeNeeded: false,
  });
});
