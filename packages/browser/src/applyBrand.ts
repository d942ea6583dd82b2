/** Takes problems for the people who maintain the app. */
export interface Log {
  warn(message: string, detail?: unknown): void;
}

/** Applies the chain's theme, if `/config.json` names a brand file; the code for it is loaded only then [O-07]. */
export async function applyBrand(address: string | undefined, fetch: typeof globalThis.fetch, log: Log): Promise<void> {
  if (address === undefined) return;
  const { applyBrandFile } = await import('./brandTheme.ts');
  await applyBrandFile(address, fetch, log);
}
