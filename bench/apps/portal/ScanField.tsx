import type { ScanFieldProps } from '@instore/ui';
import { ActionIcon, Loader, TextInput } from '@mantine/core';
import { camera } from '../../../packages/ui/src/components/Icon/icons.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { useScanner } from '../../../packages/ui/src/components/ScanField/useScanner.ts';
import { Icon } from './Icon.tsx';

/** The field, with the kit's own detection of a scanner; the camera is loaded on demand. */
export function ScanField(props: ScanFieldProps) {
  const { label, placeholder, hint, error, isPending, autoFocus, hasCamera, onScan } = props;
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  useScanner(inputRef, props.isGlobal ?? false, onScan);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') onScan(text);
        setText('');
      }}
    >
      <TextInput
        ref={inputRef}
        label={label}
        placeholder={placeholder ?? ''}
        description={hint}
        error={error}
        size="xl"
        autoFocus={autoFocus ?? false}
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
        rightSection={
          isPending ? (
            <Loader size="sm" />
          ) : (
            hasCamera && (
              <ActionIcon variant="subtle" aria-label="Scan with the camera">
                <Icon glyph={camera} />
              </ActionIcon>
            )
          )
        }
      />
    </form>
  );
}
