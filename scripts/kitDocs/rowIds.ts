/** Row ids of the specification, e.g. `[W-05] `: they mean nothing outside this repository. */
const ROW_ID = /\s?\[[A-Z]-\d{2}(?:, [A-Z]-\d{2})*\]/g;

/** A text for readers outside this repository. */
export const withoutRowIds = (text: string): string => text.replaceAll(ROW_ID, '').trim();
