import { expect, test } from 'vitest';
import { arePackageTestsNeeded } from './packageTests.ts';

test('package tests run when a package, its build or its dependencies changed', () => {
  expect(arePackageTestsNeeded(['packages/api/openapi.yaml'], {})).toBe(true);
  expect(arePackageTestsNeeded(['scripts/packages/pack.ts'], {})).toBe(true);
  expect(arePackageTestsNeeded(['apps/portal/src/main.tsx', 'pnpm-lock.yaml'], {})).toBe(true);
});

test('package tests are left out when only an app, a script or a text changed', () => {
  expect(arePackageTestsNeeded(['apps/portal/package.json', 'scripts/test.ts', 'docs/deploy/entra.md'], {})).toBe(
    false,
  );
  expect(arePackageTestsNeeded([], {})).toBe(false);
});

test('package tests always run on CI, with every repetition, and when the change is unknown', () => {
  expect(arePackageTestsNeeded([], { CI: 'true' })).toBe(true);
  expect(arePackageTestsNeeded([], { EVERY_REPETITION: '1' })).toBe(true);
  expect(arePackageTestsNeeded(undefined, {})).toBe(true);
});
