import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The open announcement that is not sent yet: the form. */
export const NEW_ANNOUNCEMENT = 'new';

/** The announcement that is open, in the address of the page. */
export const announceSearch = v.object({ announcement: addressText(15) });

export type AnnounceSearch = v.InferOutput<typeof announceSearch>;
