import { bins } from './bins/es.ts';
import { bookings } from './bookings/es.ts';
import { common } from './common/es.ts';
import { consignment } from './consignment/es.ts';
import { inventory } from './inventory/es.ts';
import { kioskRequests } from './kiosk-requests/es.ts';
import { notifications } from './notifications/es.ts';
import { person } from './person/es.ts';
import { picking } from './picking/es.ts';
import { print } from './print/es.ts';
import { problems } from './problems/es.ts';
import { requests } from './requests/es.ts';
import { search } from './search/es.ts';
import { shell } from './shell/es.ts';
import { signIn } from './sign-in/es.ts';
import { warehouse } from './warehouse/es.ts';

/** The texts of the portal in Spanish, in retail words that are used in Spain and Latin America. */
export const es = {
  ...bins,
  ...bookings,
  ...common,
  ...consignment,
  ...inventory,
  ...kioskRequests,
  ...notifications,
  ...person,
  ...picking,
  ...print,
  ...problems,
  ...requests,
  ...search,
  ...shell,
  ...signIn,
  ...warehouse,
};
