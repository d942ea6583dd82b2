import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { PROJECTS_OF_ALL } from './leftToAll.ts';
import { PROJECTS, projectOptions, unneededTests } from './neededTests.ts';

const leftOut = (...changed: string[]): string[] => unneededTests(changed, {}).map(({ name }) => name);

test('a change of an app leaves out the tests of the server and of the kit', () => {
  expect(leftOut('apps/portal/src/outbox/sendOutbox.ts')).toEqual(['server', 'components and stories']);
});

test('a change of the server leaves out the tests of the screens and of the kit', () => {
  expect(leftOut('apps/store-server/src/live/hub.ts', 'apps/store-server/test/live/hub.test.ts')).toEqual([
    'components and stories',
    'screens',
  ]);
});

test('a change of the kit leaves out the tests of the server', () => {
  expect(leftOut('packages/ui/src/components/Button/Button.tsx')).toEqual(['server']);
});

test('a change of the contract or of a library runs all that it reaches', () => {
  expect(leftOut('packages/api/openapi.yaml')).toEqual(['components and stories']);
  expect(leftOut('apps/portal/src/main.tsx', 'pnpm-lock.yaml')).toEqual([]);
});

test('a changed document runs the tests that read it', () => {
  expect(leftOut('docs/import.md')).not.toContain('server');
  expect(leftOut('README.md')).toContain('server');
});

test('all parts run on CI, and when the change is unknown', () => {
  expect(unneededTests([], { CI: 'true' })).toEqual([]);
  expect(unneededTests(undefined, {})).toEqual([]);
});

test('vitest gets the projects that are left', () => {
  const unneeded = unneededTests(['apps/portal/src/main.tsx'], {});
  expect(projectOptions(unneeded)).toEqual(['--project', 'unit', '--project', 'screens']);
  expect(projectOptions([])).toEqual(PROJECTS.flatMap((project) => ['--project', project]));
});

test('each project of vitest is known, so that none is left out unnamed', () => {
  const projects = config.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
  );
  expect(projects?.toSorted()).toEqual([...PROJECTS, ...PROJECTS_OF_ALL].toSorted());
});
