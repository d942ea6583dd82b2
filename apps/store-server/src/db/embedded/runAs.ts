import { spawn, spawnSync } from 'node:child_process';

/** Runs a program to its end as the user who owns the database; rejects with what it printed. */
export type Run = (program: string, args: string[]) => Promise<void>;

/** Who runs PostgreSQL, which refuses to run as root. */
export interface Runner {
  run: Run;
  /** Owner of the database's files; absent when that is simply who runs this process. */
  owner?: { uid: number; gid: number };
}

/**
 * Chooses who runs PostgreSQL: the person who started the store or, for root, the user `postgres`, who is created if
 * need be. A clone below a directory that only root may enter (/root, `mktemp -d`) is closed to that user: then the
 * programs get the one capability of looking past it, nothing else of root.
 */
export function chooseRunner(paths: string[]): Runner {
  const owner = databaseOwner();
  if (owner === undefined) return { run: runner({ prefix: [] }) };
  const ways: Way[] = [
    { prefix: [], owner },
    // Containers usually grant the second, not the first.
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

/** A command that goes before each program, and a user to change to. */
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

/** Who owns the database's files when root starts the store; nobody in particular otherwise. */
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
