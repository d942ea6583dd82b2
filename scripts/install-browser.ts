import { chromiumExecutable } from './browser.ts';
import { run } from './run.ts';

/**
 * Makes sure that there is a Chromium to test with: the installed one, else Playwright's own, else Debian's.
 *
 * @returns false, with a line on what to do, when none can be had
 */
export async function installBrowser(): Promise<boolean> {
  if (chromiumExecutable()) return true;
  console.log('No Chromium or Chrome found: installing one.');
  if ((await run('playwright', ['install', 'chromium'])) === 0 && chromiumExecutable()) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await hasApt())) {
    await run('apt-get', ['update']);
    // Older systems have it with windows only.
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
