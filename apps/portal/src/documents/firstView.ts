import { readText } from '@instore/browser';
import { LANGUAGE_CODES, LANGUAGE_KEY, type LanguageCode } from '../shared/language/language.ts';
import type { Config } from '../config.ts';
import { readRemembered, remember } from '../shared/remembered.ts';

/** The keys of a session that goes on, or of a sign-in that ends now. */
const SESSION_KEYS = ['jwt-token', 'access-token', 'UserDetails', 'redirect'];

/** The key of the storage with the theme of the chain at the last start: a document from the cache does not name it. */
const BRAND_KEY = 'brand-theme';

/** Keeps whether the chain has a theme of its own, for the next first view. */
export const keepBrand = (local: Storage, theme: string | undefined): void => remember(local, BRAND_KEY, theme ?? '');

/** Whether the chain has a theme of its own, which only the program applies. */
export function hasOwnTheme(local: Pick<Storage, 'getItem'>, config: unknown): boolean {
  const theme = (config as Partial<Pick<Config, 'brand'>> | undefined)?.brand?.theme;
  return config === undefined ? (readText(local, BRAND_KEY) ?? '') !== '' : theme !== undefined;
}

/**
 * The view of a document at a path: its page in the language of the device, or the loader where the page is not that of
 * the path, or not what the stored session leads to.
 *
 * @param page the path that the document was rendered for
 */
export function firstViewOf(page: string, path: string, local: Pick<Storage, 'getItem'>): LanguageCode | 'loader' {
  const isPage = path.replace(/(.)\/$/, '$1') === page;
  const hasSession = SESSION_KEYS.some((key) => readText(local, key) !== null);
  if (!isPage || hasSession === (page === '/')) return 'loader';
  return readRemembered(local, LANGUAGE_KEY, LANGUAGE_CODES);
}
