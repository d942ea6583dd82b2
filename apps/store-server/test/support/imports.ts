import { type FileImport, IMPORT_PART_BYTES, type ImportKind } from '@instore/api';
import { runImports, type RunParts } from '../../src/import/page/runImports.ts';
import { CANAL } from './goods.ts';
import { ok, type Shop } from './shop.ts';

/** Imports of a shop as its pages do them. */
export function createPageImports(shop: () => Shop) {
  const as = (sub: string) => shop().as(sub).store;

  /** Begins an import and sends its file. */
  async function upload(
    kind: ImportKind,
    content: string | Uint8Array,
    { sub = 'tomas-reyes', fileName = `${kind}.csv`, isComplete = false, locationId = CANAL } = {},
  ): Promise<FileImport> {
    const file = new Blob([content as BlobPart]);
    let shown = ok(await as(sub).startImport({ locationId, kind, fileName, size: file.size, isComplete }));
    for (let offset = 0; offset < file.size; offset += IMPORT_PART_BYTES) {
      const body = file.slice(offset, offset + IMPORT_PART_BYTES);
      shown = ok(await as(sub).putImportPart({ importId: shown.id, offset, body }));
    }
    return shown;
  }

  /** Does what the jobs of a node do. */
  const run = (parts: Partial<RunParts> = {}): Promise<void> => {
    const { database } = shop();
    const stop = new AbortController().signal;
    return runImports({ db: database.db, url: database.url, now: () => new Date(), stop, ...parts });
  };

  const read = async (importId: string) => ok(await as('ruth-feldman').getImport({ importId }));
  const report = async (importId: string) =>
    ok(await as('ruth-feldman').getImportReport({ importId, size: 200 })).content.map(
      ({ what, row, column, name, detail }) => ({ what, row, column, name, detail }),
    );

  /** Uploads a file, has it checked and reads the outcome. */
  const check = async (...given: Parameters<typeof upload>): Promise<FileImport> => {
    const { id } = await upload(...given);
    await run();
    return read(id);
  };

  /** Applies a checked file and reads the outcome. */
  const apply = async (importId: string, sub = 'tomas-reyes'): Promise<FileImport> => {
    ok(await as(sub).applyImport({ importId }));
    await run();
    return read(importId);
  };

  /** Cancels what a test has left, so that the next one can import. */
  const cancelAll = async () => {
    const { content } = ok(await as('ruth-feldman').getImports({ locationId: CANAL, size: 200 }));
    for (const { id, endedAt } of content)
      if (endedAt === null) await as('ruth-feldman').cancelImport({ importId: id });
  };

  return { as, upload, run, read, report, check, apply, cancelAll };
}
