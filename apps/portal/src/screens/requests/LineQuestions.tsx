import type { Person, RequestLine, UnavailableReason } from '@instore/api';
import { Button, ButtonGroup, Dialog, RadioGroup } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useShoesize } from '../app.ts';
import type { PortalText, SayText } from '../../texts/portalText.ts';
import { SellQuestion } from '../components/SellQuestion.tsx';
import { useSay } from '../language.ts';

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

const nameOf = (say: SayText, { productName: name, size }: RequestLine) => say('{name}, size {size}', { name, size });

/** To which associate a line is handed [Z-09]. */
function AssignQuestion({ line, onClose }: QuestionProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const [people, setPeople] = useState<Person[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    void requestLines.readColleagues().then(setPeople);
  }, [requestLines]);
  const others = people.filter(({ id }) => id !== line.owner?.id);
  const colleague = others.find(({ id }) => id === chosen);
  return (
    <Dialog
      isOpen
      title={say('Hand to a colleague')}
      onClose={onClose}
      actions={
        <ButtonGroup label={say('Hand to a colleague')}>
          <Button onPress={onClose}>{say('Keep it')}</Button>
          <Button
            variant="signal"
            isDisabled={!colleague}
            onPress={() => colleague && void requestLines.assign(line.lineId, colleague).then(onClose)}
          >
            {say('Hand over')}
          </Button>
        </ButtonGroup>
      }
    >
      <RadioGroup
        label={nameOf(say, line)}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}

const REASONS = [
  { value: 'not found', label: 'Not found', description: 'The pair is marked as missing.' },
  { value: 'damaged', label: 'Damaged', description: 'The pair is put on hold.' },
  { value: 'on hold', label: 'On hold', description: 'The pair stays in its bin and is put on hold.' },
  { value: 'sold', label: 'Sold', description: 'The pair is marked as missing, reported sold.' },
] as const satisfies { value: UnavailableReason; label: PortalText; description: PortalText }[];

/** Why a pair is not available [K-12]. */
function NotAvailableQuestion({ line, onClose }: QuestionProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const [reason, setReason] = useState<UnavailableReason>();
  return (
    <Dialog
      isOpen
      title={say('Not available')}
      onClose={onClose}
      actions={
        <ButtonGroup label={say('Not available')}>
          <Button onPress={onClose}>{say('Back')}</Button>
          <Button
            variant="signal"
            isDisabled={reason === undefined}
            onPress={() => reason && void requestLines.answerNotAvailable(line.lineId, reason).then(onClose)}
          >
            {say('Not available')}
          </Button>
        </ButtonGroup>
      }
    >
      <RadioGroup
        label={nameOf(say, line)}
        options={REASONS.map(({ value, label, description }) => ({
          value,
          label: say(label),
          description: say(description),
        }))}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
