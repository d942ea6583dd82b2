import { readBrandFile } from '../apps/store-server/src/base/brandFile.ts';
import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';
import { type BrandTheme, createBrandTheme } from '../packages/ui/src/theme/brand/createBrandTheme.ts';
import { readBrand } from '../packages/ui/src/theme/brand/readBrand.ts';

/**
 * Checks a brand file as the apps do.
 * @throws SettingsError that names the field at fault, or every pair of colours with too little contrast
 */
export function checkBrandFile(file: string): BrandTheme {
  const json = readBrandFile(file);
  try {
    return createBrandTheme(readBrand(json));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SettingsError([`${file} is refused. ${error.message}`]);
  }
}
