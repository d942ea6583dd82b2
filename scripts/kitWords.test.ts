import type * as api from '@instore/api';
import type * as kit from '@instore/ui';
import type { KitLanguage } from '@instore/ui/messages/languages';
import { expectTypeOf, test } from 'vitest';

// The kit does not import the contract, so it spells its words again. A word that one of both lacks does not compile here.
test('The kit has the words of the contract', () => {
  expectTypeOf<Exclude<kit.TryOnState, 'unsent'>>().toEqualTypeOf<api.TryoutLineState>();
  expectTypeOf<NonNullable<kit.TryOnLineProps['reason']>>().toEqualTypeOf<api.UnavailableReason>();
  expectTypeOf<kit.RequestCardProps['status']>().toEqualTypeOf<api.LineStatus>();
  expectTypeOf<kit.BookingState>().toEqualTypeOf<api.BookingState>();
  expectTypeOf<kit.SoundName>().toEqualTypeOf<api.Sound>();
  expectTypeOf<KitLanguage['id']>().toEqualTypeOf<api.Language>();
  expectTypeOf<kit.SettableState>().toEqualTypeOf<api.SlotStatus>();
});
