import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const idle = 'setInterval(() => {}, 1000); console.log("ready");';
/** Ends at once when it is told to. */
const quick = `for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => process.exit(0)); ${idle}`;
/** Takes its time to end, as a store that closes its database does, and says how often it was told to. */
const slow = `
  let heard = 0;
  const end = () => { console.log("heard", heard); process.exit(0); };
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => (heard += 1) === 1 && setTimeout(end, 300));
  ${idle}`;
const failing = `process.exitCode = 3;`;

/** Runs programs together, as a terminal would start it: in a group of its own. */
function together(...programs: (string | { command: string })[]) {
  const given = programs.map((program) =>
    typeof program === 'string'
      ? { command: process.execPath, args: ['-e', program], cwd: root }
      : { ...program, args: [], cwd: root },
  );
  const main = `
    import { runTogether } from './scripts/together.ts';
    process.exitCode = await runTogether(${JSON.stringify(given)});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', main], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const silence = new Promise<void>((resolve) => child.stdout.once('close', () => resolve()));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exit,
    silence,
    ready: (count: number) => expect.poll(() => output.split('ready').length - 1, { timeout: 30_000 }).toBe(count),
  };
}

test.each([
  ['Ctrl-C, which a terminal sends to the whole group', (pid: number) => process.kill(-pid, 'SIGINT')],
  ['SIGINT to the one process', (pid: number) => process.kill(pid, 'SIGINT')],
  ['SIGTERM to the one process', (pid: number) => process.kill(pid, 'SIGTERM')],
])('%s stops every program; each is told once and may take its time', async (_, tell) => {
  const run = together(quick, slow);
  await run.ready(2);
  tell(run.pid);
  expect(await run.exit).toBe(0);
  expect(run.output()).toContain('heard 1');
});

test('When one program cannot be started the others stop, too', async () => {
  const run = together({ command: 'no-such-program' }, quick);
  expect(await run.exit).toBe(1);
  // Closed by the last that could write there: nobody is left.
  await run.silence;
});

test('When one program fails the others stop, and its exit code is told', async () => {
  const run = together(failing, slow);
  expect(await run.exit).toBe(3);
  expect(run.output()).not.toContain('heard 2');
});
