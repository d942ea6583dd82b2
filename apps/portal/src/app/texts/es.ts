import { bins } from '../../bins/texts/es.ts';
import { bookings } from '../../bookings/texts/es.ts';
import { common } from '../../shared/texts/common/es.ts';
import { consignment } from '../../consignment/texts/es.ts';
import { counts } from '../../counts/texts/es.ts';
import { dispatch } from '../../dispatch/texts/es.ts';
import { endOfDay } from '../../end-of-day/texts/es.ts';
import { holds } from '../../holds/texts/es.ts';
import { insight } from '../../insight/texts/es.ts';
import { imports } from '../../shared/texts/imports/es.ts';
import { inventory } from '../../inventory/texts/es.ts';
import { kioskRequests } from '../../kiosk-requests/texts/es.ts';
import { manage } from '../../manage/texts/es.ts';
import { notifications } from '../../notifications/texts/es.ts';
import { person } from '../../person/texts/es.ts';
import { picks } from '../../picks/texts/es.ts';
import { print } from '../../print/texts/es.ts';
import { problems } from '../../shared/texts/problems/es.ts';
import { receiving } from '../../receiving/texts/es.ts';
import { outbox } from '../../outbox/texts/es.ts';
import { requests } from '../../requests/texts/es.ts';
import { search } from '../../shell/search/texts/es.ts';
import { shell } from '../../shell/texts/es.ts';
import { signIn } from '../../sign-in/texts/es.ts';
import { systems } from '../../manage/texts/systems/es.ts';
import { tablet } from '../../tablet/texts/es.ts';
import { returns } from '../../returns/texts/es.ts';
import { transfers } from '../../transfers/texts/es.ts';
import { worker } from '../../worker/texts/es.ts';
import { push } from '../../push/texts/es.ts';

/** The texts of the portal in Spanish, in retail words that are used in Spain and Latin America. */
export const es = {
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
};
