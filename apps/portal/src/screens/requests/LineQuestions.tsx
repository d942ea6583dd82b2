import type { Person, RequestLine, Sale, UnavailableReason } from '@instore/api';
import { Button, ButtonGroup, Dialog, RadioGroup, Stack, Text, TextField } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useShoesize } from '../app.ts';

/** The questions that the page asks before an action on a line. */
export type LineQuestion = 'assign' | 'notAvailable' | 'sell';

interface QuestionProps {
  line: RequestLine;
  onClose: () => void;
}

/** The questions of a line's panel. */
export function LineQuestions({ line, question, onClose }: QuestionProps & { question: LineQuestion | undefined }) {
  if (question === 'assign') return <AssignQuestion line={line} onClose={onClose} />;
  if (question === 'notAvailable') return <NotAvailableQuestion line={line} onClose={onClose} />;
  if (question === 'sell') return <SellQuestion line={line} onClose={onClose} />;
  return null;
}

const nameOf = ({ productName, size }: RequestLine) => `${productName}, size ${size}`;

/** To which associate a line is handed [Z-09]. */
function AssignQuestion({ line, onClose }: QuestionProps) {
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
      title="Hand to a colleague"
      onClose={onClose}
      actions={
        <ButtonGroup label="Hand to a colleague">
          <Button onPress={onClose}>Keep it</Button>
          <Button
            variant="signal"
            isDisabled={!colleague}
            onPress={() => colleague && void requestLines.assign(line.lineId, colleague).then(onClose)}
          >
            Hand over
          </Button>
        </ButtonGroup>
      }
    >
      <RadioGroup
        label={nameOf(line)}
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
] as const satisfies { value: UnavailableReason; label: string; description: string }[];

/** Why a pair is not available [K-12]. */
function NotAvailableQuestion({ line, onClose }: QuestionProps) {
  const { requestLines } = useShoesize();
  const [reason, setReason] = useState<UnavailableReason>();
  return (
    <Dialog
      isOpen
      title="Not available"
      onClose={onClose}
      actions={
        <ButtonGroup label="Not available">
          <Button onPress={onClose}>Back</Button>
          <Button
            variant="signal"
            isDisabled={reason === undefined}
            onPress={() => reason && void requestLines.answerNotAvailable(line.lineId, reason).then(onClose)}
          >
            Not available
          </Button>
        </ButtonGroup>
      }
    >
      <RadioGroup label={nameOf(line)} options={REASONS} value={reason} onChange={setReason} />
    </Dialog>
  );
}

/** The order at the till, and every pair that becomes sold [Z-12]. */
function SellQuestion({ line, onClose }: QuestionProps) {
  const { requestLines } = useShoesize();
  const [orderNumber, setOrderNumber] = useState('');
  const [sale, setSale] = useState<Sale | string>();
  const wanted = orderNumber.trim();
  const checked = typeof sale === 'object' && sale.orderNumber === wanted ? sale : undefined;
  const check = () => wanted !== '' && void requestLines.readSale(line.lineId, wanted).then(setSale);
  const sell = () => void requestLines.sell(line.lineId, wanted).then((sold) => sold && onClose());
  return (
    <Dialog
      isOpen
      title="Sold"
      onClose={onClose}
      actions={
        <ButtonGroup label="Sold">
          <Button onPress={onClose}>Not yet</Button>
          {checked ? (
            <Button variant="signal" onPress={sell}>
              {checked.isComplete ? `Mark ${pairs(checked)} sold` : 'Add to the order'}
            </Button>
          ) : (
            <Button variant="signal" isDisabled={wanted === ''} onPress={check}>
              Check order
            </Button>
          )}
        </ButtonGroup>
      }
    >
      <Stack gap={16}>
        <TextField
          label="Order number"
          value={orderNumber}
          onChange={setOrderNumber}
          onSubmit={check}
          isCode
          autoFocus
          errorMessage={typeof sale === 'string' ? sale : undefined}
        />
        {checked ? (
          <Stack gap={8}>
            <Text>
              {checked.isComplete
                ? `Order ${wanted} is complete. These pairs become sold:`
                : `Order ${wanted} waits for other pairs. This pair is added to it:`}
            </Text>
            <ul>
              {checked.pairs.map((pair) => (
                <li key={pair.barcode}>
                  {`${pair.productName}, size ${pair.size}, ${pair.barcode}, ${pair.consigned ? 'consigned' : 'owned by the store'}`}
                </li>
              ))}
            </ul>
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}

const pairs = ({ pairs: sold }: Sale) => (sold.length === 1 ? '1 pair' : `${sold.length} pairs`);
