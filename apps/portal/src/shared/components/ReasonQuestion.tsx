import { UNAVAILABLE_REASONS, type RequestLine, type UnavailableReason } from '@instore/api';
import { RadioGroup } from '@instore/ui';
import { useState } from 'react';
import type { PortalText } from '../texts/portalText.ts';
import { useSay } from '../language/useLanguage.ts';
import { Question, type QuestionProps } from './Question.tsx';

const WORDS = {
  'not found': { label: 'Not found', description: 'The pair is marked as missing.' },
  damaged: { label: 'Damaged', description: 'The pair is put on hold.' },
  'on hold': { label: 'Do not sell', description: 'It stays in its bin.' },
  sold: { label: 'Sold', description: 'The pair is marked as missing, reported sold.' },
} as const satisfies Record<UnavailableReason, { label: PortalText; description: PortalText }>;

export interface ReasonQuestionProps extends Omit<QuestionProps, 'onConfirm' | 'isDisabled' | 'children'> {
  line: Pick<RequestLine, 'productName' | 'size'>;
  /** The reason that is chosen at first. @default none */
  initial?: UnavailableReason;
  onAnswer: (reason: UnavailableReason) => void;
}

/** Why the pair of a line is not available; the reason says what happens to it [K-12]. */
export function ReasonQuestion({ line, initial, onAnswer, ...question }: ReasonQuestionProps) {
  const say = useSay();
  const [reason, setReason] = useState(initial);
  return (
    <Question {...question} isDisabled={reason === undefined} onConfirm={() => reason && onAnswer(reason)}>
      <RadioGroup
        label={say('{name}, size {size}', { name: line.productName, size: line.size })}
        options={UNAVAILABLE_REASONS.map((each) => ({
          value: each,
          label: say(WORDS[each].label),
          description: say(WORDS[each].description),
        }))}
        value={reason}
        onChange={setReason}
      />
    </Question>
  );
}
