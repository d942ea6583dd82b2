import { isolateValues } from '@instore/ui';
import { bins } from '../../bins/texts/ar.ts';
import { bookings } from '../../bookings/texts/ar.ts';
import { common } from '../../shared/texts/common/ar.ts';
import { consignment } from '../../consignment/texts/ar.ts';
import { counts } from '../../counts/texts/ar.ts';
import { dispatch } from '../../dispatch/texts/ar.ts';
import { endOfDay } from '../../end-of-day/texts/ar.ts';
import { holds } from '../../holds/texts/ar.ts';
import { insight } from '../../insight/texts/ar.ts';
import { imports } from '../../shared/texts/imports/ar.ts';
import { inventory } from '../../inventory/texts/ar.ts';
import { kioskRequests } from '../../kiosk-requests/texts/ar.ts';
import { manage } from '../../manage/texts/ar.ts';
import { notifications } from '../../notifications/texts/ar.ts';
import { person } from '../../person/texts/ar.ts';
import { picks } from '../../picks/texts/ar.ts';
import { print } from '../../print/texts/ar.ts';
import { problems } from '../../shared/texts/problems/ar.ts';
import { receiving } from '../../receiving/texts/ar.ts';
import { outbox } from '../../outbox/texts/ar.ts';
import { requests } from '../../requests/texts/ar.ts';
import { search } from '../../shell/search/texts/ar.ts';
import { shell } from '../../shell/texts/ar.ts';
import { signIn } from '../../sign-in/texts/ar.ts';
import { systems } from '../../manage/texts/systems/ar.ts';
import { tablet } from '../../tablet/texts/ar.ts';
import { returns } from '../../returns/texts/ar.ts';
import { transfers } from '../../transfers/texts/ar.ts';
import type { PortalTexts } from '../../shared/texts/portalText.ts';
import { worker } from '../../worker/texts/ar.ts';
import { push } from '../../push/texts/ar.ts';

/** The texts of the portal in Arabic. */
export const ar: PortalTexts = isolateValues({
  ...bins,
  ...bookings,
  ...push,
  ...common,
  ...consignment,
  ...counts,
  ...dispatch,
  ...endOfDay,
  ...holds,
  ...insight,
  ...imports,
  ...inventory,
  ...kioskRequests,
  ...manage,
  ...notifications,
  ...person,
  ...picks,
  ...print,
  ...problems,
  ...outbox,
  ...receiving,
  ...requests,
  ...search,
  ...shell,
  ...signIn,
  ...systems,
  ...tablet,
  ...returns,
  ...transfers,
  ...worker,
});
