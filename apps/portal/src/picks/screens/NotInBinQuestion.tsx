import type { RequestLine } from '@instore/api';
import { useWarehouse } from '../../app/context.ts';
import { ReasonQuestion } from '../../shared/components/ReasonQuestion.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface NotInBinQuestionProps {
  line: Pick<RequestLine, 'lineId' | 'productName' | 'size'>;
  isPending: boolean;
  onClose: () => void;
}

/** Why the pair is not in its bin [K-12]. */
export function NotInBinQuestion({ line, isPending, onClose }: NotInBinQuestionProps) {
  const say = useSay();
  const { picks } = useWarehouse();
  return (
    <ReasonQuestion
      line={line}
      initial="not found"
      title={say('Not in bin?')}
      cancelLabel={say('Keep looking')}
      confirmLabel={say('Report')}
      isPending={isPending}
      onAnswer={(reason) => void picks.reportNotInBin(line.lineId, reason).then(onClose)}
      onClose={onClose}
    />
  );
}
