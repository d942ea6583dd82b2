import type { Failure, PairAtLocation } from '@instore/api';
import { messageOf } from '../searchStore.ts';
import { useApp, useAreaCommon } from '../../app/context.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

/** Reads the unit of a scanned barcode, with its sound. Without one the reason is shown. */
export function useScannedUnit(): (barcode: string) => Promise<PairAtLocation | undefined> {
  const { environment } = useApp();
  const { search } = useAreaCommon();
  const showUnknown = useUnknownBarcode();
  return async (barcode) => {
    const answer = await search.readUnit(barcode);
    void environment.playSound(answer.ok ? 'scan-ok' : 'scan-error').catch(() => undefined);
    if (answer.ok) return answer.data;
    showUnknown(answer);
    return undefined;
  };
}

/** Says why a barcode leads to no unit. */
function useUnknownBarcode() {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { toasts } = useApp();
  return (failure: Failure) => {
    const description = sayMessage(messageOf(failure));
    const show = failure.message === undefined ? toasts.critical : toasts.caution;
    if (failure.kind === 'not-found') toasts.caution(say('Unknown barcode'), { description });
    else show(say('The barcode could not be looked up'), { description });
  };
}
