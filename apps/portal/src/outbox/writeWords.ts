import type { PortalText } from '../shared/texts/portalText.ts';
import type { OutboxOperation } from './outboxEntry.ts';

/** What a write of the outbox does, in words. */
export const WRITE_WORDS = {
  checkOut: 'Check out',
  checkIn: 'Check in',
  undoCheckOut: 'Undo check-out',
  takeOverCheckOut: 'Make it mine',
  reportPairNotHere: 'Not in bin',
  cancelRequest: 'Cancel request',
  deliverLine: 'Hand over',
  takePicks: 'Take',
  handBackPicks: 'Hand back',
  moveUnits: 'Move',
  correctBinShelfRecord: 'Correct',
  scanCount: 'Count',
  handInCount: 'Hand in the count',
  countDelivered: 'Count',
  correctDelivered: 'Correct',
  reportNotInCarton: 'Not in the carton',
  handInDelivery: 'Hand in the count',
  packTransfer: 'Pack',
  closeCarton: 'Close the carton',
  sendCarton: 'Hand the carton over',
  receiveTransfer: 'Receive',
} as const satisfies Record<OutboxOperation, PortalText>;
