'use client';

import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../internal/useMessages.ts';

interface SaveFormProps {
  /** Returns why the search could not be saved, or nothing. */
  onSave: (name: string) => Promise<string | undefined>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Asks for the name of a search. */
export function SaveForm({ onSave, onSaved, onCancel }: SaveFormProps) {
  const say = useMessages('SavedSearches');
  const [name, setName] = useState('');
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
        onChange={setName}
        autoFocus
        onSubmit={() => void save()}
        {...(error !== undefined && { errorMessage: error })}
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
