import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

// The headless shell first: it needs a third less processor time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Where the installers of browsers put them on macOS and Windows.
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else an installed Chromium or Chrome, else the one that Playwright has
 * installed. Undefined if there is none.
 */
export function chromiumExecutable(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return wanted;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Arguments for a browser under test. Chromium refuses to start with a sandbox as root, so root runs it without. */
export function chromiumArgs(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/** Lets stories play sounds without a press, which browsers block by default. */
export const PLAY_SOUNDS = '--autoplay-policy=no-user-gesture-required';

/** Arguments with which a browser draws the same picture for every screen and font setting of the machine. */
export function drawingArgs(): string[] {
  return [...chromiumArgs(), '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
}
