import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';
import { checkBrandFile } from './brand.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Checks a brand file. The exit code is 2 for a file that the apps would refuse. */

const usage = `pnpm check:brand <file.json>
  Checks the theme of a chain (docs/deploy/brand.md): its fields, and the contrast of every pair of colours.`;

await reportsFailure(async () => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--');
  readFlags(
    given.filter((argument) => argument.startsWith('--')),
    {},
    usage,
  );
  const [file, ...more] = given;
  if (file === undefined || more.length > 0) throw new SettingsError([usage]);
  const { name } = checkBrandFile(file);
  return `The brand "${name}" can be read in all themes.`;
});
