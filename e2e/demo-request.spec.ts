import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cartOf } from './support/cart.ts';
import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Ended {
  code: number | null;
  said: string;
}

/** Runs `pnpm store:demo-request` to its end. */
const demo = (port: number, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    // Node.js warns on the output of the command when both are set.
    const { NO_COLOR: _, ...rest } = process.env;
    const env = { ...rest, PORT: String(port) };
    const all = ['--import', 'tsx', 'scripts/demo-request.ts', ...args];
    const child = execFile(process.execPath, all, { cwd: root, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });

test(
  'one command sends a kiosk request, which an associate accepts',
  { tag: ['@C-05', '@K-05'] },
  async ({ signIn, store }) => {
    const page = await signIn('Maren Okafor, Sales_Associate');
    const sent = await demo(store.port, '--kiosk', 'Mezzanine', '--lines', '3');
    expect(sent.said).toMatch(/^Kiosk Mezzanine requested 3 at Canal Street: request \d+\.\n$/);
    expect(sent.code).toBe(0);
    // Accepted, because an open request would show its popup in other journeys at this store.
    await accept(popupOf(page, 'Mezzanine'));
    await expect(cartOf(page).getByText(/^3 items?\b/)).toBeVisible();

    const wrong = await demo(store.port, '--lines', '21');
    expect(wrong).toMatchObject({ code: 1, said: '--lines must be a whole number from 1 to 20, not "21".\n' });
    const other = await demo(store.port, '--kiosk', 'Somewhere');
    // Other journeys pair more kiosks.
    expect(other.said).toMatch(/^--kiosk must be one of "Front door", "Mezzanine", .*, not "Somewhere"\.\n$/);
    const noStore = await demo(1);
    expect(noStore.code).toBe(1);
    expect(noStore.said).toContain('No store answers at http://localhost:1. "pnpm start" starts a store');
  },
);
