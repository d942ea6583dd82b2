import type { Translations } from '../internal/message.ts';
import type { KitTexts } from './es.ts';

/**
 * All texts of the kit in one language, by component and English text. A translation has every text, for example
 * `@instore/ui/messages/es`.
 */
export type Messages = Translations<KitTexts>;

/** Some texts of the kit, e.g. a company's own; all others stay English. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };

/** An English text of a component: the key of its translations. */
export type KitText<Name extends keyof KitTexts> = KitTexts[Name];

/** The words of the kiosk without values. */
export type PlainKioskText = Exclude<KitText<'Kiosk'>, `${string}{${string}`>;
