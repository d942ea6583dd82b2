import { checks } from './checks.ts';

const failed: string[] = [];
for (const check of checks) {
  console.log(`\n— ${check.name}`);
  if (!(await check.passes())) failed.push(check.name);
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
