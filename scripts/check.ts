import { checks } from './checks.ts';

const failed: string[] = [];
for (const check of checks) {
  console.log(`\n— ${check.name}`);
  if (!(await check.holds())) failed.push(check.name);
}
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nDoes not hold: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
