import { ROLES } from '@instore/api';
import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The open person that is not one yet: the form for a new one. */
export const NEW_PERSON = 'new';

/** Search, filters and open person of the list of people, in its address. */
export const peopleSearch = v.object({
  search: addressText(100),
  location: addressText(64),
  role: v.fallback(v.optional(v.picklist(ROLES)), undefined),
  pin: v.fallback(v.optional(v.picklist(['set', 'none'])), undefined),
  person: addressText(64),
});

export type PeopleSearch = v.InferOutput<typeof peopleSearch>;
