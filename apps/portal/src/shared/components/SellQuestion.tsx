import type { RequestLine, Sale } from '@instore/api';
import { Button, Stack, Text, TextField } from '@instore/ui';
import { useState } from 'react';
import type { SayText } from '../texts/portalText.ts';
import { useSay, useSayMessage } from '../language/useLanguage.ts';
import { Question } from './Question.tsx';

/** The actions of a sale; both areas have them. */
interface Selling {
  /** Reads which pairs the sale would sell; a text says why it is refused. */
  readSale: (lineId: string, orderNumber: string) => Promise<Sale | string>;
  sell: (lineId: string, orderNumber: string) => Promise<Sale | undefined>;
}

interface SellQuestionProps {
  line: Pick<RequestLine, 'lineId' | 'productName' | 'size'>;
  lines: Selling;
  onClose: () => void;
}

/** The order at the till, and every pair that becomes sold [Z-12]. */
export function SellQuestion({ line, lines, onClose }: SellQuestionProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const [orderNumber, setOrderNumber] = useState('');
  const [answer, setAnswer] = useState<{ asked: string; sale: Sale | string }>();
  const [isChecking, setChecking] = useState(false);
  const [isSelling, setSelling] = useState(false);
  const wanted = orderNumber.trim();
  // Another number needs its own answer.
  const sale = answer?.asked === wanted ? answer.sale : undefined;
  const checked = typeof sale === 'object' ? sale : undefined;
  // Checking only reads: a second press would ask twice, and write nothing (ADR 26).
  const check = async () => {
    if (wanted === '' || isChecking) return;
    setChecking(true);
    setAnswer({ asked: wanted, sale: await lines.readSale(line.lineId, wanted) });
    setChecking(false);
  };
  const sell = async () => {
    setSelling(true);
    const done = await lines.sell(line.lineId, wanted);
    setSelling(false);
    if (done) onClose();
  };
  const count = checked?.pairs.length ?? 0;
  const sellLabel = checked?.isComplete
    ? say('Mark {count} pair sold|Mark {count} pairs sold', { count })
    : say('Add to the order');
  return (
    <Question
      title={say('Sold')}
      cancelLabel={say('Not yet')}
      confirmLabel={checked ? sellLabel : say('Mark sold')}
      // Beside "Check order", not in its place: a second press of that button sells nothing.
      isDisabled={checked === undefined}
      isPending={isSelling}
      onConfirm={() => void sell()}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{say('{name}, size {size}', { name: line.productName, size: line.size })}</Text>
        <TextField
          label={say('Order number')}
          description={say('From the receipt, e.g. YK-30426')}
          value={orderNumber}
          maxLength={64}
          onChange={setOrderNumber}
          onSubmit={() => void check()}
          isCode
          autoFocus
          errorMessage={typeof sale === 'string' ? sayMessage(sale) : undefined}
        />
        <Button isFill isDisabled={wanted === ''} isPending={isChecking} onPress={() => void check()}>
          {say('Check order')}
        </Button>
        {checked ? <SoldPairs {...checked} /> : null}
      </Stack>
    </Question>
  );
}

/** What the sale sells, or the order that this pair is added to. */
function SoldPairs({ orderNumber: number, isComplete, pairs }: Sale) {
  const say = useSay();
  return (
    <Stack gap={8}>
      <Text>
        {isComplete
          ? say('Order {number} is complete. These pairs become sold:', { number })
          : say('Order {number} waits for other pairs. This pair is added to it:', { number })}
      </Text>
      <Stack as="ul" gap={4}>
        {pairs.map((pair) => (
          <li key={pair.barcode}>{soldPair(say, pair)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function soldPair(say: SayText, { productName: name, size, barcode, consigned }: Sale['pairs'][number]): string {
  return consigned
    ? say('{name}, size {size}, {barcode}, consigned', { name, size, barcode })
    : say('{name}, size {size}, {barcode}, owned by the store', { name, size, barcode });
}
