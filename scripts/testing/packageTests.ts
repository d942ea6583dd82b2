/** What the published packages are made of, and what installs and tests them. */
const PACKAGE_SOURCES =
  /^(packages\/|scripts\/packages\/|docs\/reuse\.md$|package\.json$|pnpm-lock\.yaml$|pnpm-workspace\.yaml$|vitest\.config\.ts$)/;

/**
 * Whether the tests of the published packages must run. They pack the packages, install them in a new project and build
 * apps with them, so an engineer's run leaves them out if no package has changed. CI always runs them.
 *
 * @param changed files that the branch changes; undefined if unknown
 * @param environment `process.env`: `CI` is set by every CI service and by `.ci/run`
 */
export function arePackageTestsNeeded(
  changed: readonly string[] | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (changed === undefined || environment['CI'] || environment['EVERY_REPETITION']) return true;
  return changed.some((file) => PACKAGE_SOURCES.test(file));
}
