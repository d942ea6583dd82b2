import type { RequestLine, UnavailableReason } from '@instore/api';
import { RadioGroup } from '@instore/ui';
import { useState } from 'react';
import type { PortalText } from '../../texts/portalText.ts';
import { useSay } from '../language.ts';
import { Question, type QuestionProps } from './Question.tsx';

const REASONS = [
  { value: 'not found', label: 'Not found', description: 'The pair is marked as missing.' },
  { value: 'damaged', label: 'Damaged', description: 'The pair is put on hold.' },
  { value: 'on hold', label: 'On hold', description: 'The pair stays in its bin and is put on hold.' },
  { value: 'sold', label: 'Sold', description: 'The pair is marked as missing, reported sold.' },
] as const satisfies { value: UnavailableReason; label: PortalText; description: PortalText }[];

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
        options={REASONS.map(({ value, label, description }) => ({
          value,
          label: say(label),
          description: say(description),
        }))}
        value={reason}
        onChange={setReason}
      />
    </Question>
  );
}
