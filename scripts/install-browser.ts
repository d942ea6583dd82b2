import { chromiumExecutable } from './browser.ts';
import { run } from './run.ts';

/**
 * Makes sure that there is a Chromium for the tests: an installed one, else Playwright's, else Debian's.
 *
 * @returns false when none can be installed; then it prints what to do
 */
export async function installBrowser(): Promise<boolean> {
  if (chromiumExecutable()) return true;
  console.log('No Chromium or Chrome found: installing one.');
  if ((await run('playwright', ['install', 'chromium'])) === 0 && chromiumExecutable()) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await hasApt())) {
    await run('apt-get', ['update']);
    // Older systems have no headless shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']);
      if (chromiumExecutable()) return true;
    }
  }
  console.error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.',
  );
  return false;
}

async function hasApt(): Promise<boolean> {
  try {
    return (await run('apt-get', ['--version'])) === 0;
  } catch {
    return false;
  }
}
