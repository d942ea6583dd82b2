import { isolateValues } from '@instore/ui';
import { bins } from './bins/ar.ts';
import { bookings } from './bookings/ar.ts';
import { common } from './common/ar.ts';
import { consignment } from './consignment/ar.ts';
import { inventory } from './inventory/ar.ts';
import { kioskRequests } from './kiosk-requests/ar.ts';
import { notifications } from './notifications/ar.ts';
import { person } from './person/ar.ts';
import { picking } from './picking/ar.ts';
import { print } from './print/ar.ts';
import { problems } from './problems/ar.ts';
import { requests } from './requests/ar.ts';
import { search } from './search/ar.ts';
import { shell } from './shell/ar.ts';
import { signIn } from './sign-in/ar.ts';
import { warehouse } from './warehouse/ar.ts';
import type { PortalTexts } from './portalText.ts';

/** The texts of the portal in Arabic. */
export const ar: PortalTexts = isolateValues({
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
});
