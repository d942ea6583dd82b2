import { readFileSync } from 'node:fs';
import { SettingsError } from './startErrors.ts';

/**
 * Reads the JSON of a brand file.
 * @throws SettingsError when it cannot be read or is no JSON
 */
export function readBrandFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === undefined ? `is no JSON: ${(error as Error).message}` : `cannot be read: ${code}`;
    throw new SettingsError([`BRAND_FILE: ${file} ${reason}`]);
  }
}
