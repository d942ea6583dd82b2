import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsx = fileURLToPath(import.meta.resolve('tsx'));

/** Runs a command of the workspace in a process of its own. */
export function run(
  script: string,
  env: Record<string, string>,
  args: string[],
): Promise<{ code: number | null; text: string }> {
  const file = fileURLToPath(new URL(`../../../../scripts/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, file, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}
