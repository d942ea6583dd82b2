import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageName } from '../packages/pack.ts';
import { afterRelease, exportedNames, readReleases, sinceFile } from '../packages/since.ts';
import { root } from '../run.ts';
import { contractFiles } from './check.ts';

/**
 * Runs after `changeset version`: writes the package's version into the contract and stores it as the released one,
 * writes the commit of the release into release.json, and the kit's new exports into since.json.
 */
const versionOf = async (name: PackageName): Promise<string> =>
  (JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')) as { version: string }).version;

const version = await versionOf('api');
const text = await readFile(contractFiles.now, 'utf8');
const numbered = text.replace(/^( {2}version: ).*$/m, `$1${version}`);
await writeFile(contractFiles.now, numbered);
await writeFile(contractFiles.released, numbered);
// The code that must be able to run beside the next release (docs/deploy/upgrade.md).
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
await writeFile(join(root, 'release.json'), `${JSON.stringify({ version, commit }, null, 2)}\n`);
const releases = afterRelease(readReleases(root), await versionOf('ui'), exportedNames(root));
await writeFile(sinceFile(root), `${JSON.stringify(releases, null, 2)}\n`);
console.log(`Released the contract ${version}: later changes are compared with it.`);
