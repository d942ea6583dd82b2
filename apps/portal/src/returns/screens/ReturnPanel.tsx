import { type FoundSale, RETURN_CONDITIONS, RETURN_REASONS, type SoldPair } from '@instore/api';
import { Button, InlineMessage, PairHead, Panel, RadioGroup, type RadioOption, Stack, Text } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ReturnsStore } from '../returns.ts';
import { FIRST_REASON, isDamaged, type ReturnDraft } from '../returnsState.ts';
import { CONDITIONS, REASONS } from './returnWords.ts';

export interface ReturnPanelProps {
  returns: ReturnsStore;
  sale: FoundSale;
  /** The pair that comes back. */
  pair: SoldPair;
  /** What the person has answered so far. */
  draft: Partial<ReturnDraft>;
  onDraft: (draft: Partial<ReturnDraft>) => void;
  /** The pair is taken back. */
  onDone: () => void;
  onClose: () => void;
}

/** Stands for no bin among the bins. */
const NO_BIN = '';

/** Why a pair comes back, its condition, and where it goes [M-05]. */
export function ReturnPanel({ returns, sale, pair, draft, onDraft, onDone, onClose }: ReturnPanelProps) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const { isPending } = useSnapshot(returns.state).form;
  useEffect(() => {
    returns.forget();
  }, [returns]);
  const { reason = FIRST_REASON, condition = 'as new' } = draft;
  const bin = draft.bin ?? sale.holdBin ?? pair.formerBin ?? NO_BIN;
  const answered = { reason, condition, bin: bin === NO_BIN ? undefined : bin };
  const answer = (part: Partial<ReturnDraft>) => onDraft({ ...draft, ...part });
  const takeBack = async () => {
    if (await returns.takeBack(pair.barcode ?? '', answered)) onDone();
  };
  return (
    <Panel
      title={pair.productName}
      onClose={onClose}
      actions={
        <>
          <Button variant="signal" size="xl" isFill isPending={isPending} onPress={() => void takeBack()}>
            {say('Take it back')}
          </Button>
          <Button variant="link" size="s" isFill onPress={onClose}>
            {say('Not now')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <PairHead
          size={pair.size}
          sizeSystem={pair.sizeSystem}
          name={pair.productName}
          colourway={pair.colourway}
          imageUrl={pictureUrl(pair.imageUrl, 320)}
        />
        <Refusal returns={returns} />
        <Questions sale={sale} pair={pair} answered={{ reason, condition, bin }} onAnswer={answer} />
        <Effects sale={sale} pair={pair} isOnHold={isDamaged(answered)} />
      </Stack>
    </Panel>
  );
}

interface QuestionsProps extends Pick<ReturnPanelProps, 'sale' | 'pair'> {
  /** `bin` is empty for none. */
  answered: ReturnDraft;
  onAnswer: (part: Partial<ReturnDraft>) => void;
}

function Questions({ sale, pair, answered, onAnswer }: QuestionsProps) {
  const say = useSay();
  return (
    <>
      <RadioGroup
        label={say('Reason')}
        direction="tiles"
        options={RETURN_REASONS.map((value) => ({ value, label: say(REASONS[value]) }))}
        value={answered.reason}
        onChange={(reason) => onAnswer({ reason })}
      />
      <RadioGroup
        label={say('Condition')}
        direction="chips"
        options={RETURN_CONDITIONS.map((value) => ({ value, label: say(CONDITIONS[value]) }))}
        value={answered.condition}
        onChange={(condition) => onAnswer({ condition })}
      />
      <RadioGroup
        label={say('To which bin')}
        options={binsOf(say, sale, pair)}
        value={answered.bin}
        onChange={(bin) => onAnswer({ bin })}
      />
    </>
  );
}

/** Why the last try was refused. */
function Refusal({ returns }: Pick<ReturnPanelProps, 'returns'>) {
  const sayMessage = useSayMessage();
  const { error } = useSnapshot(returns.state).form;
  return error === undefined ? null : <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>;
}

/** The hold shelf, the bin before the sale, and none. */
function binsOf(say: SayText, { holdBin }: FoundSale, { formerBin }: SoldPair): RadioOption[] {
  const options = [];
  if (holdBin !== null) {
    options.push({ value: holdBin, label: holdBin, description: say('Leave it on the hold shelf') });
  }
  if (formerBin !== null && formerBin !== holdBin) {
    options.push({ value: formerBin, label: formerBin, description: say('Put it back where it was') });
  }
  return [...options, { value: NO_BIN, label: say('No bin'), description: say('The stockroom puts it away') }];
}

/** What a press of the button does besides. */
function Effects({ sale, pair, isOnHold }: Pick<ReturnPanelProps, 'sale' | 'pair'> & { isOnHold: boolean }) {
  const say = useSay();
  const { orderNumber } = sale;
  const effects = [
    isOnHold ? say('It goes on hold and is not sold again.') : say('It can be reserved and sold again.'),
    orderNumber === null ? undefined : say('It leaves order {order}.', { order: orderNumber }),
    pair.consigned ? say('Its consignee is told that the sale is undone.') : undefined,
  ];
  return (
    <Stack as="ul" gap={4}>
      {effects.map((effect) =>
        effect === undefined ? null : (
          <li key={effect}>
            <Text tone="soft">{effect}</Text>
          </li>
        ),
      )}
    </Stack>
  );
}
