import type { RequestLine, Sale } from '@instore/api';
import { Stack, Text, TextField } from '@instore/ui';
import { useState } from 'react';
import type { SayText } from '../../texts/portalText.ts';
import { useSay, useSayMessage } from '../language.ts';
import { Question } from './Question.tsx';

/** The verbs of a sale; both areas have them. */
interface Selling {
  /** Reads which pairs the sale would sell; a text says why it is refused. */
  readSale: (lineId: string, orderNumber: string) => Promise<Sale | string>;
  sell: (lineId: string, orderNumber: string) => Promise<Sale | undefined>;
}

interface SellQuestionProps {
  line: Pick<RequestLine, 'lineId'>;
  lines: Selling;
  onClose: () => void;
}

/** The order at the till, and every pair that becomes sold [Z-12]. */
export function SellQuestion({ line, lines, onClose }: SellQuestionProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const [orderNumber, setOrderNumber] = useState('');
  const [sale, setSale] = useState<Sale | string>();
  const wanted = orderNumber.trim();
  const checked = typeof sale === 'object' && sale.orderNumber === wanted ? sale : undefined;
  const check = () => wanted !== '' && void lines.readSale(line.lineId, wanted).then(setSale);
  const sell = () => void lines.sell(line.lineId, wanted).then((sold) => sold && onClose());
  const count = checked?.pairs.length ?? 0;
  const sellLabel = checked?.isComplete
    ? say('Mark {count} pair sold|Mark {count} pairs sold', { count })
    : say('Add to the order');
  return (
    <Question
      title={say('Sold')}
      cancelLabel={say('Not yet')}
      confirmLabel={checked ? sellLabel : say('Check order')}
      isDisabled={wanted === ''}
      onConfirm={checked ? sell : check}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          label={say('Order number')}
          value={orderNumber}
          onChange={setOrderNumber}
          onSubmit={check}
          isCode
          autoFocus
          errorMessage={typeof sale === 'string' ? sayMessage(sale) : undefined}
        />
        {checked ? (
          <Stack gap={8}>
            <Text>
              {checked.isComplete
                ? say('Order {number} is complete. These pairs become sold:', { number: wanted })
                : say('Order {number} waits for other pairs. This pair is added to it:', { number: wanted })}
            </Text>
            <ul>
              {checked.pairs.map((pair) => (
                <li key={pair.barcode}>{soldPair(say, pair)}</li>
              ))}
            </ul>
          </Stack>
        ) : null}
      </Stack>
    </Question>
  );
}

function soldPair(say: SayText, { productName: name, size, barcode, consigned }: Sale['pairs'][number]): string {
  return consigned
    ? say('{name}, size {size}, {barcode}, consigned', { name, size, barcode })
    : say('{name}, size {size}, {barcode}, owned by the store', { name, size, barcode });
}
