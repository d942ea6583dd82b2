import { Button, Inline, TextField } from '@instore/ui';
import { useState } from 'react';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

export interface AddByNameProps {
  /** Label of the field: "New spot". */
  label: string;
  /** Text of the button, a verb. */
  action: string;
  /** Longest name, in characters. */
  maxLength: number;
  isPending: boolean;
  /** Adds a thing of this name, which has no space around it. Returns why it was refused, or nothing. */
  onAdd: (name: string) => Promise<string | undefined>;
}

/** Asks for the name of a new thing. The focus stays, so that several can be added, also while the first is stored. */
export function AddByName({ label, action, maxLength, isPending, onAdd }: AddByNameProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = async () => {
    const wanted = name.trim();
    if (wanted === '') {
      setError(say('Enter a name.'));
      return;
    }
    const refusal = await onAdd(wanted);
    setError(refusal && sayMessage(refusal));
    // A name that the user typed during the write stays in the field.
    if (refusal === undefined) setName((typed) => (typed.trim() === wanted ? '' : typed));
  };
  return (
    <Inline gap={8} align="end">
      <TextField
        label={label}
        value={name}
        maxLength={maxLength}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
        onSubmit={() => void add()}
        errorMessage={error}
      />
      <Button isPending={isPending} onPress={() => void add()}>
        {action}
      </Button>
    </Inline>
  );
}
