import { spawn, spawnSync } from 'node:child_process';

/** Runs a program as the user who owns the database; rejects with its output when it fails. */
export type Run = (program: string, args: string[]) => Promise<void>;

/** The user who runs PostgreSQL, which refuses to run as root. */
export interface Runner {
  run: Run;
  /** The owner of the database files; absent when it is the user of this process. */
  owner?: { uid: number; gid: number };
}

/**
 * Chooses the user who runs PostgreSQL: the user of this process or, for root, the user `postgres`, who is created if
 * necessary. That user has no access to a clone below a directory of root (/root, `mktemp -d`); then the programs get
 * one capability of root, to read it.
 */
export function chooseRunner(paths: string[]): Runner {
  const owner = databaseOwner();
  if (owner === undefined) return { run: runner({ prefix: [] }) };
  const ways: Way[] = [
    { prefix: [], owner },
    // Containers usually grant the second one, not the first.
    ...['dac_read_search', 'dac_override'].map((capability) => ({
      prefix: [
        'setpriv',
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
      ],
    })),
  ];
  const way = ways.find((candidate) => reaches(candidate, paths));
  if (way === undefined) {
    throw new Error(
      `The user postgres may not read ${paths.join(' and ')}, and PostgreSQL refuses to run as root. ` +
        'Start the store as an ordinary user, move it to a directory that others may enter, or set DATABASE_URL.',
    );
  }
  return { run: runner(way), owner };
}

/** A way to run programs: a command before each program, and a user to change to. */
interface Way {
  prefix: string[];
  owner?: { uid: number; gid: number };
}

function reaches({ prefix, owner }: Way, paths: string[]): boolean {
  const [program = '', ...args] = [...prefix, 'ls', '-d', ...paths];
  return spawnSync(program, args, { stdio: 'ignore', ...owner }).status === 0;
}

function runner({ prefix, owner }: Way): Run {
  return (program, args) =>
    new Promise((resolve, reject) => {
      const [first = program, ...rest] = [...prefix, program, ...args];
      const env = { ...process.env, LC_ALL: 'C' };
      const child = spawn(first, rest, { env, stdio: ['ignore', 'pipe', 'pipe'], ...owner });
      let printed = '';
      const keep = (chunk: Buffer) => (printed += chunk.toString('utf8'));
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', reject);
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${printed.trim()}`))));
    });
}

/** The owner of the database files when root starts the store; undefined for other users. */
export function databaseOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp();
  if (existing !== undefined) return existing;
  spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
  const made = spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], {
    encoding: 'utf8',
  });
  const created = lookUp();
  if (created === undefined) throw new Error(`Cannot create the user postgres: ${made.stderr}`);
  return created;
}

function lookUp(): { uid: number; gid: number } | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}
