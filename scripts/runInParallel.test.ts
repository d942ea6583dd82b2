import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const idle = 'setInterval(() => {}, 1000); console.log("ready");';
/** Ends at the first signal. */
const quick = `for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => process.exit(0)); ${idle}`;
/** Needs time to end, as a store that closes its database, and prints how many signals it received. */
const slow = `
  let heard = 0;
  const end = () => { console.log("heard", heard); process.exit(0); };
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => (heard += 1) === 1 && setTimeout(end, 300));
  ${idle}`;
const failing = `process.exitCode = 3;`;
/** Ends as a program that the system stops for its memory. */
const killed = `process.kill(process.pid, "SIGKILL");`;

/** Runs programs in parallel from a process group of its own, as a terminal does. */
function runInGroup(...programs: (string | { command: string })[]) {
  const given = programs.map((program) =>
    typeof program === 'string'
      ? { command: process.execPath, args: ['-e', program], cwd: root }
      : { ...program, args: [], cwd: root },
  );
  const main = `
    import { runInParallel } from './scripts/runInParallel.ts';
    process.exitCode = await runInParallel(${JSON.stringify(given)});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', main], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const outputEnd = new Promise<void>((resolve) => child.stdout.once('close', () => resolve()));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exit,
    outputEnd,
    ready: (count: number) => expect.poll(() => output.split('ready').length - 1).toBe(count),
  };
}

test.each([
  ['Ctrl-C, which a terminal sends to the whole group', (pid: number) => process.kill(-pid, 'SIGINT')],
  ['SIGINT to the one process', (pid: number) => process.kill(pid, 'SIGINT')],
  ['SIGTERM to the one process', (pid: number) => process.kill(pid, 'SIGTERM')],
])('%s stops every program: each receives one signal and has time to end', async (_, signal) => {
  const run = runInGroup(quick, slow);
  await run.ready(2);
  signal(run.pid);
  expect(await run.exit).toBe(0);
  await run.outputEnd;
  expect(run.output()).toContain('heard 1');
});

test('When one program cannot be started, the others stop', async () => {
  const run = runInGroup({ command: 'no-such-program' }, quick);
  expect(await run.exit).toBe(1);
  // The output closes when the last program has ended.
  await run.outputEnd;
});

test('When one program fails, the others stop and its exit code is returned', async () => {
  const run = runInGroup(failing, slow);
  expect(await run.exit).toBe(3);
  expect(run.output()).not.toContain('heard 2');
});

test('When the system kills a program, the others stop and the run has failed', async () => {
  const run = runInGroup(killed, quick);
  expect(await run.exit).toBe(1);
  await run.outputEnd;
});
