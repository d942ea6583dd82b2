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

type SoldLine = Pick<RequestLine, 'lineId' | 'productName' | 'size'>;

interface SellQuestionProps {
  line: SoldLine;
  /** Further pairs that the customer buys with it. @default none */
  others?: readonly SoldLine[];
  lines: Selling;
  onClose: () => void;
}

/** The order at the till, and every pair that becomes sold [Z-12]. */
export function SellQuestion({ line, others, lines, onClose }: SellQuestionProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const sold = [line, ...(others ?? [])];
  const { wanted, setOrderNumber, sale, check, isChecking, sell, isSelling } = useSelling(sold, lines, onClose);
  const checked = typeof sale === 'object' ? sale : undefined;
  const count = checked?.pairs.length ?? 0;
  const sellLabel =
    checked?.isComplete && sold.length === 1
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
        {sold.map(({ lineId, productName: name, size }) => (
          <Text key={lineId}>{say('{name}, size {size}', { name, size })}</Text>
        ))}
        <TextField
          label={say('Order number')}
          description={say('From the receipt, e.g. YK-30426')}
          value={wanted.typed}
          maxLength={64}
          onChange={setOrderNumber}
          onSubmit={() => void check()}
          isCode
          autoFocus
          errorMessage={typeof sale === 'string' ? sayMessage(sale) : undefined}
        />
        <Button isFill isDisabled={wanted.number === ''} isPending={isChecking} onPress={() => void check()}>
          {say('Check order')}
        </Button>
        {checked && sold.length === 1 ? <SoldPairs {...checked} /> : null}
        {checked && sold.length > 1 ? (
          <Text>
            {say('These pairs are added to order {number}. It is sold once every item has its pair.', {
              number: wanted.number,
            })}
          </Text>
        ) : null}
      </Stack>
    </Question>
  );
}

/** The order number, what the store answers to it, and the sale of the pairs. */
function useSelling(sold: readonly SoldLine[], lines: Selling, onClose: () => void) {
  const [typed, setOrderNumber] = useState('');
  const [answer, setAnswer] = useState<{ asked: string; sale: Sale | string }>();
  const [isChecking, setChecking] = useState(false);
  const [isSelling, setSelling] = useState(false);
  const number = typed.trim();
  // Checking only reads: a second press would ask twice, and write nothing (ADR 26).
  const check = async () => {
    if (number === '' || isChecking) return;
    setChecking(true);
    const sales = await Promise.all(sold.map(({ lineId }) => lines.readSale(lineId, number)));
    setAnswer({ asked: number, sale: sales.find((each) => typeof each === 'string') ?? sales[0] ?? '' });
    setChecking(false);
  };
  const sell = async () => {
    setSelling(true);
    // One after the other: the last one completes the order.
    let done: Sale | undefined;
    for (const { lineId } of sold) {
      done = await lines.sell(lineId, number);
      if (!done) break;
    }
    setSelling(false);
    if (done) onClose();
  };
  return {
    wanted: { typed, number },
    setOrderNumber,
    // Another number needs its own answer.
    sale: answer?.asked === number ? answer.sale : undefined,
    check,
    isChecking,
    sell,
    isSelling,
  };
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
