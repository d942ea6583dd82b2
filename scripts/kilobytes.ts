/** A kilobyte in all figures and limits of this project, bytes. */
export const KILOBYTE = 1024;

/** Formats bytes: `135.2 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(1)} KB`;
