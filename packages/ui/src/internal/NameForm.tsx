'use client';

import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useMessages } from './useMessages.ts';

interface NameFormProps {
  /** The name at first. @default '' */
  initial?: string;
  /** Longest name, in characters as a person counts them. @default no limit */
  maxLength?: number | undefined;
  /** Saves the name, without space around it. Returns why it was refused, or nothing. */
  onSave: (name: string) => Promise<string | undefined>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Asks for a name and saves it. A refusal is shown at the field. */
export function NameForm({ initial = '', maxLength, onSave, onSaved, onCancel }: NameFormProps) {
  const say = useMessages('NameForm');
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    if (name.trim() === '' || isPending) return;
    setPending(true);
    const refusal = await onSave(name.trim());
    setPending(false);
    setError(refusal);
    if (refusal === undefined) onSaved();
  };
  return (
    <Stack gap={8}>
      <TextField
        label={say('Name')}
        value={name}
        maxLength={maxLength}
        onChange={setName}
        autoFocus
        onSubmit={() => void save()}
        errorMessage={error}
      />
      <Inline gap={8}>
        <Button size="s" isDisabled={name.trim() === ''} isPending={isPending} onPress={() => void save()}>
          {say('Save')}
        </Button>
        <Button size="s" variant="quiet" onPress={onCancel}>
          {say('Cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
