import type { Rolldown } from 'vite';

/** The chunks of a build by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks among the files of a build. */
export const chunksOf = (files: Iterable<Rolldown.OutputAsset | Rolldown.OutputChunk>): Chunks =>
  new Map([...files].flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));

/**
 * The file name of the chunk with a module.
 *
 * @param id absolute path, with the query of the module if it has one
 * @throws Error when no chunk has it
 */
export function chunkOf(chunks: Chunks, id: string): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`No chunk has the module ${id}: check its path in apps/portal/firstPages.ts.`);
  return chunk.fileName;
}

/** The entry of an app. @throws Error when there is none with this name */
export function entryOf(chunks: Chunks, name: string): string {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The build has no entry ${name}.`);
  return entry.fileName;
}

/** These chunks and all that they import statically. */
export function closure(chunks: Chunks, files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    closure(chunks, chunks.get(file)?.imports.filter((name) => chunks.has(name)) ?? [], seen);
  }
  return seen;
}

/** The style sheets of chunks. */
export const sheetsOf = (chunks: Chunks, files: Iterable<string>): Set<string> =>
  new Set([...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));

/**
 * The number of requests, one after the other, until these chunks and all their imports are loaded.
 *
 * @param present the chunks that are loaded already
 */
export function stepsTo(chunks: Chunks, files: readonly string[], present: ReadonlySet<string>): number {
  const missing = files.filter((file) => chunks.has(file) && !present.has(file));
  if (missing.length === 0) return 0;
  const next = missing.flatMap((file) => chunks.get(file)?.imports ?? []);
  return 1 + stepsTo(chunks, next, new Set([...present, ...missing]));
}
