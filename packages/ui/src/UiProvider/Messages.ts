import type { Translated } from '../internal/message.ts';
import type { BinShelfEditorText } from '../BinShelfEditor/messages.ts';
import type { BookingCalendarText } from '../BookingCalendar/messages.ts';
import type { CommandPaletteText } from '../CommandPalette/messages.ts';
import type { DateRangePickerText } from '../DateRangePicker/messages.ts';
import type { FormText } from '../Form/messages.ts';
import type { KioskCartText } from '../KioskCart/messages.ts';
import type { PaginationText } from '../Pagination/messages.ts';
import type { ProductCardText } from '../ProductCard/messages.ts';
import type { ProductLabelText } from '../ProductLabel/messages.ts';
import type { ProgressBarText } from '../ProgressBar/messages.ts';
import type { RequestCartText } from '../RequestCart/messages.ts';

/** All words of the kit in a language, by component and by their English. A translation has each of them. */
export interface Messages {
  readonly BinShelfEditor: Translated<BinShelfEditorText>;
  readonly BookingCalendar: Translated<BookingCalendarText>;
  readonly CommandPalette: Translated<CommandPaletteText>;
  readonly DateRangePicker: Translated<DateRangePickerText>;
  readonly Form: Translated<FormText>;
  readonly KioskCart: Translated<KioskCartText>;
  readonly Pagination: Translated<PaginationText>;
  readonly ProductCard: Translated<ProductCardText>;
  readonly ProductLabel: Translated<ProductLabelText>;
  readonly ProgressBar: Translated<ProgressBarText>;
  readonly RequestCart: Translated<RequestCartText>;
}

/** Some words of the kit, e.g. a house's own; the rest stays English. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
