'use client';

import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { InlineMessage } from '../components/InlineMessage/InlineMessage.tsx';
import * as field from '../components/TextField/TextField.css.ts';

interface FieldFrameProps {
  label: string;
  /** The label is told to screen readers only. */
  isLabelHidden: boolean;
  /** How to fill it, under the field. */
  description: string | undefined;
  /** What is wrong, and how to put it right. */
  errorMessage: string | undefined;
  /** The box to fill. */
  children: ReactNode;
}

/** Label over a field, help and error under it. Within a field of React Aria, which connects them for screen readers. */
export function FieldFrame({ label, isLabelHidden, description, errorMessage, children }: FieldFrameProps) {
  return (
    <>
      <Label className={isLabelHidden ? field.hiddenLabel : field.label}>{label}</Label>
      {children}
      {description !== undefined && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      {errorMessage !== undefined && (
        <Text slot="errorMessage" elementType="div">
          <InlineMessage severity="critical">{errorMessage}</InlineMessage>
        </Text>
      )}
    </>
  );
}
