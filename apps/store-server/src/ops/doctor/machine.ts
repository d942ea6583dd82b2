import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { Settings } from '../../base/settings.ts';
import { nodeAdvice } from '../versions.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';

/** Checks Node.js, the ports and the storage of this machine. Call it while the store does not run. */
export async function checkMachine({ port, host, metrics, dataDir }: Settings): Promise<Finding[]> {
  return [
    checkNode(process.version),
    await checkPort('PORT', port, host),
    ...(metrics === undefined ? [] : [await checkPort('METRICS_PORT', metrics.port, metrics.host)]),
    await checkStorage(dataDir),
  ];
}

function checkNode(version: string): Finding {
  const advice = nodeAdvice(version);
  return advice === undefined ? fine('Node.js', `${version.slice(1)} is used.`) : warning('Node.js', advice);
}

async function checkPort(subject: string, port: number, host: string): Promise<Finding> {
  const server = createServer();
  try {
    await new Promise<void>((done, reject) => {
      server.once('error', reject);
      server.listen(port, host, done);
    });
    return fine(subject, `${host}:${port} is free.`);
  } catch (error) {
    return problem(
      subject,
      `${host}:${port} cannot be used: ${reasonOf(error)}. Stop what uses it, or set another one.`,
    );
  } finally {
    server.close();
  }
}

async function checkStorage(dataDir: string): Promise<Finding> {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    const probe = await mkdtemp(join(folder, 'doctor-'));
    await writeFile(join(probe, 'probe'), 'x');
    await rm(probe, { recursive: true });
    return fine('DATA_DIR', `${folder} can be written.`);
  } catch (error) {
    const advice = 'Give the user of the store the right to write there, or set another DATA_DIR.';
    return problem('DATA_DIR', `${folder} cannot be written: ${reasonOf(error)}. ${advice}`);
  }
}
