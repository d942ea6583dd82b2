import type { NotificationName, PushKind } from '@instore/api';

/** For what a person is called by each type of notifications; null: never. */
export const PUSH_KIND_OF: Readonly<Record<NotificationName, PushKind | null>> = {
  tryout: 'tryout',
  request: 'placed',
  'checked-out': 'checked-out',
  'pair-missing': 'not-available',
  'checked-in': null,
  cancelled: null,
  sold: null,
  announcement: null,
  nudge: 'late',
  escalation: 'late',
  assigned: null,
  'coming-back': null,
  'consigned-sold': null,
  'consigned-returned': null,
  'hand-over-note': null,
  returned: null,
  'device-offline': null,
  'hold-ends': 'hold-ends',
  delivery: 'delivery',
  transfer: 'transfer',
};

/** For what a person is called who has chosen nothing. */
export const DEFAULT_PUSH_KINDS: readonly PushKind[] = ['tryout', 'late', 'placed', 'checked-out', 'not-available'];
