import type { RequestLine } from '@instore/api';
import { RadioGroup, SkeletonLabels } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useShoesize } from '../../app/context.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Question } from '../../shared/components/Question.tsx';
import { ReasonQuestion } from '../../shared/components/ReasonQuestion.tsx';
import { SellQuestion } from '../../shared/components/SellQuestion.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The questions that the page asks before an action on a line. */
export type LineQuestion = 'assign' | 'notAvailable' | 'sell';

interface QuestionProps {
  line: RequestLine;
  onClose: () => void;
}

/** The questions of a line's panel. */
export function LineQuestions({ line, question, onClose }: QuestionProps & { question: LineQuestion | undefined }) {
  const { requestLines } = useShoesize();
  if (question === 'assign') return <AssignQuestion line={line} onClose={onClose} />;
  if (question === 'notAvailable') return <NotAvailableQuestion line={line} onClose={onClose} />;
  if (question === 'sell') return <SellQuestion line={line} lines={requestLines} onClose={onClose} />;
  return null;
}

/** To which associate a line is handed [Z-09]. */
function AssignQuestion({ line, onClose }: QuestionProps) {
  const say = useSay();
  const { colleagues, assign } = useShoesize().requestLines;
  const [chosen, setChosen] = useState<string>();
  const colleague = useValues(colleagues.state).value?.find(({ id }) => id === chosen);
  useEffect(() => {
    void colleagues.load();
    return colleagues.clear;
  }, [colleagues]);
  return (
    <Question
      title={say('Hand to a colleague')}
      cancelLabel={say('Keep it')}
      confirmLabel={say('Hand to a colleague')}
      isDisabled={!colleague}
      onConfirm={() => colleague && void assign(line.lineId, colleague).then(onClose)}
      onClose={onClose}
    >
      <Loaded resource={colleagues} skeleton={<SkeletonLabels count={3} />}>
        {(people) => (
          <RadioGroup
            label={say('{name}, size {size}', { name: line.productName, size: line.size })}
            options={people.flatMap(({ id, name }) => (id === line.owner?.id ? [] : [{ value: id, label: name }]))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Loaded>
    </Question>
  );
}

/** Why a pair is not available [K-12]. */
function NotAvailableQuestion({ line, onClose }: QuestionProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  return (
    <ReasonQuestion
      line={line}
      title={say('Not available')}
      cancelLabel={say('Back')}
      confirmLabel={say('Not available')}
      onAnswer={(reason) => void requestLines.answerNotAvailable(line.lineId, reason).then(onClose)}
      onClose={onClose}
    />
  );
}
