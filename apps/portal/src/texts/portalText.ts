import type { Messages, TextForms, TextValues, TranslatedTexts } from '@instore/ui';
import type { BinsText } from './bins/en.ts';
import type { BookingsText } from './bookings/en.ts';
import type { CommonText } from './common/en.ts';
import type { ConsignmentText } from './consignment/en.ts';
import type { InventoryText } from './inventory/en.ts';
import type { KioskRequestsText } from './kiosk-requests/en.ts';
import type { NotificationsText } from './notifications/en.ts';
import type { PersonText } from './person/en.ts';
import type { PickingText } from './picking/en.ts';
import type { PrintText } from './print/en.ts';
import type { ProblemsText } from './problems/en.ts';
import type { RequestsText } from './requests/en.ts';
import type { SearchText } from './search/en.ts';
import type { ShellText } from './shell/en.ts';
import type { SignInText } from './sign-in/en.ts';
import type { WarehouseText } from './warehouse/en.ts';

export type { TextForms, TextValues };

/** The texts of the kit in one language. */
export type KitTexts = Messages;

/** The texts of the portal in one language, by their English text. A translation has every text. */
export type PortalTexts = TranslatedTexts<PortalText>;

/** The texts of the portal: the English text is the key. Each folder of `screens` has a folder of texts. */
export type PortalText =
  | BinsText
  | BookingsText
  | CommonText
  | ConsignmentText
  | InventoryText
  | KioskRequestsText
  | NotificationsText
  | PersonText
  | PickingText
  | PrintText
  | ProblemsText
  | RequestsText
  | SearchText
  | ShellText
  | SignInText
  | WarehouseText;

/** A text without values, e.g. a label in a constant. */
export type PlainText = Exclude<PortalText, `${string}{${string}`>;

/** Says an English text in the language of the page: `say('Page {page}', { page: 3 })`. */
export type SayText = <One extends PortalText>(text: One, ...values: TextValues<One>) => string;

/** Says a message that may be a text of the portal, e.g. of a failure. Any other stays as it is: a server's is English. */
export type SayMessage = (message: string) => string;
