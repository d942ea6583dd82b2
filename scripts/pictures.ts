import { buildBook, canCompare, runBook, updatePictures } from './book.ts';

/** `pnpm pictures` compares the kit with its reference pictures; `pnpm pictures --update` takes them again. */

const isUpdate = process.argv.includes('--update');
if (isUpdate || (await canCompare())) {
  process.exitCode = (await buildBook()) ? await (isUpdate ? updatePictures() : runBook('pictures')) : 1;
}
