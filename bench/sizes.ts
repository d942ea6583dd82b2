import { bundle, gzipped } from './bundle.ts';
import type { Compared, Comparison } from './comparison.ts';

interface SizeComparison extends Comparison {
  /** In `apps/size`; counted is what it has more than `without`. */
  ours: string;
  without?: string;
  theirs: string;
}

const sizes: readonly SizeComparison[] = [
  {
    what: 'Toast, added to a shell with overlays',
    peer: 'sonner alone',
    ours: 'kit-shell-toast.ts',
    without: 'kit-shell.ts',
    theirs: 'sonner.ts',
    target: 0.6,
  },
  {
    what: 'Button, Dialog, Menu, Checkbox and DataTable',
    peer: 'Mantine with mantine-datatable',
    ours: 'kit-set.ts',
    theirs: 'mantine-set.ts',
    target: 1,
  },
  {
    what: 'Button, Dialog, Menu, Checkbox and DataTable',
    peer: 'Mantine with its plain Table (no order, choice, window or keyboard)',
    ours: 'kit-set.ts',
    theirs: 'mantine-plain-set.ts',
  },
  {
    what: 'NotificationBell with its live client',
    peer: 'Novu Inbox',
    ours: 'kit-bell.ts',
    theirs: 'novu.ts',
    target: 0.4,
  },
];

/** Bundles every side and compares their bytes. */
export async function compareSizes(): Promise<Compared[]> {
  const known = new Map<string, number>();
  const sizeOf = async (app: string): Promise<number> => {
    const size = known.get(app) ?? gzipped(await bundle(`size/${app}`, false));
    known.set(app, size);
    return size;
  };
  const compared: Compared[] = [];
  for (const { ours, without, theirs, ...comparison } of sizes) {
    const more = (await sizeOf(ours)) - (without === undefined ? 0 : await sizeOf(without));
    compared.push({ ...comparison, unit: 'bytes', ours: more, theirs: await sizeOf(theirs) });
  }
  return compared;
}
