import { JS_LIMIT, excessOf } from './firstPageLimits.ts';
import { measureFirstPages, measureKiosk } from './firstPages.ts';
import { kilobytes } from './kilobytes.ts';

/** Builds the apps, into their folders if the builds there are outdated, prints what each first page loads, and fails above the limits of ADR 47. */

for (const page of await measureFirstPages()) {
  console.log(`${page.name}: ${kilobytes(page.js)} of JavaScript and ${kilobytes(page.css)} of CSS`);
  for (const { file, bytes } of page.scripts) console.log(`${kilobytes(bytes).padStart(12)}  ${file}`);
  for (const sentence of excessOf(page)) {
    console.error(`  Above the limit: ${sentence}`);
    process.exitCode = 1;
  }
}

const kiosk = await measureKiosk();
console.log(`kiosk: ${kilobytes(kiosk.js)} of JavaScript and ${kilobytes(kiosk.css)} of CSS`);
if (kiosk.js > JS_LIMIT) {
  console.error(`  Above the limit: JavaScript is ${kilobytes(kiosk.js)}, the limit is ${kilobytes(JS_LIMIT)}.`);
  process.exitCode = 1;
}
