import type { Messages, TextForms, TextValues, TranslatedTexts } from '@instore/ui';
import type { es } from '../../app/texts/es.ts';

export type { TextForms, TextValues };

/** The texts of the kit in one language. */
export type KitTexts = Messages;

/** The texts of the portal in one language, by their English text. A translation has every text. */
export type PortalTexts = TranslatedTexts<PortalText>;

/** The texts of the portal: the English text is the key of its translations. */
export type PortalText = keyof typeof es;

/** A text without values, e.g. a label in a constant. */
export type PlainText = Exclude<PortalText, `${string}{${string}`>;

/** Says an English text in the language of the page: `say('Page {page}', { page: 3 })`. */
export type SayText = <One extends PortalText>(text: One, ...values: TextValues<One>) => string;

/** Says a message that may be a text of the portal, e.g. of a failure. Any other stays as it is: a server's is English. */
export type SayMessage = (message: string) => string;
