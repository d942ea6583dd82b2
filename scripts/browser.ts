import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

// The one without windows first: a third less work for the same pages.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Where the browsers' own installers put them, on systems that do not use PATH for this.
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that tests run in: CHROMIUM_PATH, else an installed Chromium or Chrome, else the one that playwright
 * installed. Undefined where there is none: then playwright says how to get one.
 */
export function chromiumExecutable(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return wanted;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Quiet switches for a browser under test; the sandbox is given up only where Chromium refuses to start with it (root). */
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

/** Stories play sounds without a press, which browsers refuse by default. */
export const PLAY_SOUNDS = '--autoplay-policy=no-user-gesture-required';

/** For pictures: the same browser draws the same picture, whatever the screen and the font settings of the machine are. */
export function drawingArgs(): string[] {
  return [
    ...chromiumArgs(),
    PLAY_SOUNDS,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ];
}
