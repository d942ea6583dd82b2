import type { Log } from './applyBrand.ts';
import { applyBrandTheme, createBrandTheme, readBrand } from '@instore/ui';

/** How long the start waits for the brand file, ms; without it the app has the look of the kit. */
const WAIT_MS = 3_000;

/**
 * Reads the chain's brand file and applies its theme [O-07]. A file that cannot be read, or whose colours have too little
 * contrast, is refused: the page keeps the look of the kit, and the reason is logged.
 */
export async function applyBrandFile(address: string, fetch: typeof globalThis.fetch, log: Log): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    applyBrandTheme(createBrandTheme(readBrand(await response.json())));
  } catch (error) {
    log.warn(`The brand file ${address} is refused`, error instanceof Error ? error.message : error);
  }
}
