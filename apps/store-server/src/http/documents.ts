import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a document shows of the configuration before any script has run. */
export interface DocumentConfig {
  brand: { name: string; title: string };
}

/** The sources with which a policy allows the inline scripts and styles of documents: their hashes. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The documents in the folder of a built app by file name; none if it is not built. */
export const readDocuments = (directory: string): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(directory) ? readdirSync(directory) : [])
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(directory, name), 'utf8')]),
  );

/** The hashes of all inline scripts and styles of documents (W3C CSP 3, section 2.3.1). */
export function inlineSources(documents: Iterable<string>): InlineSources {
  const texts = [...documents];
  const hashes = (inline: RegExp) => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(inline)].map(([, content = '']) => hashOf(content)))),
  ];
  return { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) };
}

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** What the build writes into a document for a host that cannot fill it: the app requests its configuration. */
const REQUESTED_CONFIG = /<link rel="preload" href="\/config\.json"[^>]*>/;

/** Writes a deployment's configuration into a document: its name, its title, and all that the app reads before it starts. */
export function withConfig(document: string, config: DocumentConfig): string {
  const { name, title } = config.brand;
  // No text of the configuration ends the element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return document
    .replace(REQUESTED_CONFIG, () => `<script type="application/json" id="config">${json}</script>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replaceAll(/<!--brand-->.*?<!--\/brand-->/gs, () => escaped(name));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
