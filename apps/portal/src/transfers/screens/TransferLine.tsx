import type { Transfer } from '@instore/api';
import { BoxLabel, Code } from '@instore/ui';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { TransferStamp } from './TransferStamp.tsx';
import { WORDS, forWhom } from './transferWords.ts';

interface TransferLineProps {
  transfer: Transfer;
  /** The location in use: the other end is named. */
  locationId: string;
  isOpen: boolean;
  onOpen: () => void;
}

/** A transfer in the list: its pair, the other location, for whom, who asked, and how far it is. */
export function TransferLine({ transfer, locationId, isOpen, onOpen }: TransferLineProps) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const { size, sizeSystem, productName, colourway, imageUrl, barcode, from, to, bin, askedBy, steps } = transfer;
  const other = to.id === locationId ? from : to;
  const isPick = transfer.status === 'accepted' && from.id === locationId;
  const at = steps.at(-1)?.at ?? transfer.askedAt;
  return (
    <BoxLabel
      {...{ size, sizeSystem, colourway, barcode, isOpen, onOpen }}
      name={productName}
      imageUrl={pictureUrl(imageUrl, 320)}
      headingLevel={3}
      state={WORDS[transfer.status].edge}
      stamp={<TransferStamp transfer={transfer} />}
      hasBarcode={false}
      fields={[
        isPick
          ? { label: say('Lies in'), value: bin === null ? say('No bin') : <Code size={15}>{bin}</Code>, isPlain: true }
          : { label: say('Location'), value: other.name, isPlain: true },
        { label: say('For'), value: forWhom(say, transfer), isWide: true },
        { label: say('Asked by'), value: askedBy.name },
        { label: say('Since'), value: momentOf(at, locale), isPlain: true },
      ]}
    />
  );
}
