import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { diagnose } from '../apps/store-server/src/ops/doctor/diagnose.ts';
import { type Finding, fine, problem, reportOf } from '../apps/store-server/src/ops/doctor/finding.ts';
import { checkBrandFile } from './brand.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Checks the settings, which are those of `pnpm start`. The exit code is 1 if there is a problem. */

const usage = `pnpm store:doctor [--strict]
  Checks the settings of a store before its start: ports, storage, database, migrations, read replica, broker, identity
  provider, brand file. Each problem comes with what to do. Run it while the store does not run.
  --strict   a warning counts as a problem`;

function checkBrand(file: string | undefined): Finding[] {
  if (file === undefined) return [];
  try {
    return [fine('BRAND_FILE', `the brand "${checkBrandFile(file).name}" can be read in all themes.`)];
  } catch (error) {
    return [problem('BRAND_FILE', error instanceof Error ? error.message : String(error))];
  }
}

await reportsFailure(async () => {
  const { strict = false } = readFlags(process.argv.slice(2), { strict: { type: 'boolean' } }, usage);
  const settings = readSettings(process.env, []);
  const findings = [...(await diagnose(settings)), ...checkBrand(settings.brandFile)];
  const isWrong = ({ level }: Finding) => level === 'problem' || (strict && level === 'warning');
  if (findings.some(isWrong)) process.exitCode = 1;
  return reportOf(findings);
});
