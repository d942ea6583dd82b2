import { writeDemoFiles } from '../apps/store-server/src/seed/writeFiles.ts';

/** Writes the import files of the demo, with which a new store begins. */
await writeDemoFiles();
