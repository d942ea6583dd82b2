'use client';

import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { InlineMessage } from '../components/InlineMessage/InlineMessage.tsx';
import * as field from '../components/TextField/TextField.css.ts';
import { wholeCodes } from './wholeCodes.ts';

interface FieldFrameProps {
  label: string;
  /** Hides the label from view; screen readers still read it. */
  isLabelHidden: boolean;
  /** How to fill the field; shown below it. */
  description: string | undefined;
  /** What is wrong, and how to correct it. */
  errorMessage: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** The label above a field, help and error below it. Inside a field of React Aria, which connects them for screen readers. */
export function FieldFrame({ label, isLabelHidden, description, errorMessage, children }: FieldFrameProps) {
  return (
    <>
      <Label className={isLabelHidden ? field.hiddenLabel : field.label}>{label}</Label>
      {children}
      {description !== undefined && (
        <Text slot="description" className={field.description}>
          {wholeCodes(description)}
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
