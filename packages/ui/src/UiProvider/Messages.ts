import type { Words } from '../internal/message.ts';
import type { shared } from '../internal/messages.ts';
import type { english as CommandPalette } from '../CommandPalette/messages.ts';
import type { english as Pagination } from '../Pagination/messages.ts';
import type { english as ProductCard } from '../ProductCard/messages.ts';
import type { english as ProductLabel } from '../ProductLabel/messages.ts';
import type { english as RequestCart } from '../RequestCart/messages.ts';

/** The same words in any language: texts are texts, and what is made from values is made from the same. */
type InAnyLanguage<Of extends Words> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Of[Key] };

/** All words of the kit, by component. A translation into a language has each of them. */
export interface Messages {
  readonly CommandPalette: InAnyLanguage<typeof CommandPalette>;
  readonly Pagination: InAnyLanguage<typeof Pagination>;
  readonly ProductCard: InAnyLanguage<typeof ProductCard>;
  readonly ProductLabel: InAnyLanguage<typeof ProductLabel>;
  readonly RequestCart: InAnyLanguage<typeof RequestCart>;
  readonly Shared: InAnyLanguage<typeof shared>;
}

/** Some words of the kit, e.g. a house's own; the rest stays English. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
