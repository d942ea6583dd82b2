import { readText } from '@instore/browser';
import { LANGUAGE_CODES, LANGUAGE_KEY, type LanguageCode } from '../shared/language/language.ts';
import { readRemembered } from '../shared/remembered.ts';

/** The keys of a session that goes on, or of a sign-in that ends now. */
const SESSION_KEYS = ['jwt-token', 'access-token', 'UserDetails', 'redirect'];

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
