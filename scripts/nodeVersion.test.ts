import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.ts';

interface Lockfile {
  packages: Record<string, { engines?: { node?: string } }>;
}

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };

/** Runs `pnpm start` with a `node` on the path that reports the given version. */
async function startOnNode(version: string): Promise<{ code: unknown; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-node-'));
  try {
    const fake = join(folder, 'node');
    await writeFile(
      fake,
      `#!/bin/sh\ncase "$1" in -v|--version) echo ${version};; *) exec ${process.execPath} "$@";; esac`,
    );
    await chmod(fake, 0o755);
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    return await new Promise((resolve) => {
      execFile('npx', ['--yes', '--prefer-offline', 'pnpm@12', 'start'], { cwd: root, env }, (error, stdout, stderr) =>
        resolve({ code: error?.code, output: stdout + stderr }),
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a start on a Node.js that is too old names the required version', async () => {
  const { code, output } = await startOnNode('v18.20.8');
  expect(code).toBe(1);
  // pnpm wraps long lines and marks each with a bar.
  expect(output.replaceAll(/[\s│]+/g, ' ')).toContain(
    `This project requires Node.js ${manifest.engines.node}. Your current Node.js is v18.20.8`,
  );
  expect(output).not.toMatch(/^\s+at /m);
  // pnpm may have to be downloaded first.
}, 240_000);

test.each(['pnpm-lock.yaml', 'bench/pnpm-lock.yaml'])(
  'every package of %s supports the oldest Node.js that the project supports',
  async (file) => {
    const oldest = minVersion(manifest.engines.node)?.version ?? '';
    const { packages } = parse(await readFile(join(root, file), 'utf8')) as Lockfile;
    const unsupported = Object.entries(packages)
      .filter(([, { engines }]) => engines?.node !== undefined && !satisfies(oldest, engines.node))
      .map(([name]) => name);
    expect(unsupported).toEqual([]);
  },
);
