import type { Transfer } from '@instore/api';
import { Stamp } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { WORDS } from './transferWords.ts';

/** How far a transfer is, as a stamp. */
export function TransferStamp({ transfer }: { transfer: Pick<Transfer, 'status'> }) {
  const say = useSay();
  const { stamp, text } = WORDS[transfer.status];
  return <Stamp state={stamp}>{say(text)}</Stamp>;
}
