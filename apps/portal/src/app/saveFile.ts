import type { AppBase } from './appBase.ts';

/** Saves a file where the browser keeps downloads. */
export function saveFile({ window, after }: AppBase['environment'], file: Blob, name: string): void {
  const { document, URL } = window;
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Later: some browsers read the file after the click.
  after(60_000, () => URL.revokeObjectURL(link.href));
}
