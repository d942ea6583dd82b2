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
  /** Lines that are sold together with it. @default none */
  others?: readonly SoldLine[];
  lines: Selling;
  onClose: () => void;
}

const NONE: readonly SoldLine[] = [];

/** The order at the till, and every pair that becomes sold [Z-12]. */
export function SellQuestion({ line, others = NONE, lines, onClose }: SellQuestionProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const [orderNumber, setOrderNumber] = useState('');
  const [answer, setAnswer] = useState<{ asked: string; sale: Sale | string }>();
  const [isChecking, setChecking] = useState(false);
  const [isSelling, setSelling] = useState(false);
  const wanted = orderNumber.trim();
  const sold = [line, ...others];
  // Another number needs its own answer.
  const sale = answer?.asked === wanted ? answer.sale : undefined;
  const checked = typeof sale === 'object' ? sale : undefined;
  const check = async () => {
    if (wanted === '' || isChecking) return;
    setChecking(true);
    setAnswer({ asked: wanted, sale: await readSales(lines, sold, wanted) });
    setChecking(false);
  };
  const sell = async () => {
    setSelling(true);
    const isDone = await sellAll(lines, sold, wanted);
    setSelling(false);
    if (isDone) onClose();
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
        <Lines lines={sold} />
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

function Lines({ lines }: { lines: readonly SoldLine[] }) {
  const say = useSay();
  return (
    <Stack gap={4}>
      {lines.map(({ lineId, productName: name, size }) => (
        <Text key={lineId}>{say('{name}, size {size}', { name, size })}</Text>
      ))}
    </Stack>
  );
}

/** Sells lines one after another. True if all are sold. */
async function sellAll({ sell }: Selling, lines: readonly SoldLine[], order: string): Promise<boolean> {
  let isDone = true;
  for (const { lineId } of lines) isDone = (await sell(lineId, order)) !== undefined && isDone;
  return isDone;
}

/** Reads which pairs the sales of all lines would sell; the first refusal, if there is one. */
async function readSales({ readSale }: Selling, lines: readonly SoldLine[], order: string): Promise<Sale | string> {
  const answers = await Promise.all(lines.map(({ lineId }) => readSale(lineId, order)));
  const sales: Sale[] = [];
  for (const answer of answers) {
    if (typeof answer === 'string') return answer;
    sales.push(answer);
  }
  const pairs = new Map(sales.flatMap((sale) => sale.pairs.map((pair) => [pair.barcode, pair])));
  const isComplete = sales.some((sale) => sale.isComplete);
  return { ...(sales[0] as Sale), isComplete, pairs: [...pairs.values()] };
}

/** What the sale sells, or the order that this pair is added to. */
function SoldPairs({ orderNumber: number, isComplete, pairs }: Sale) {
  const say = useSay();
  return (
    <Stack gap={8}>
      <Text>
        {isComplete
          ? say('Order {number} is complete. These pairs become sold:', { number })
          : pairs.length > 1
            ? say('Order {number} waits for other pairs. These pairs are added to it:', { number })
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
