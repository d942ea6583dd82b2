import { test } from 'vitest';
import { expectFaultUntilDayChanges } from '../../fixtures/faultyField.tsx';
import { DateField } from './DateField.tsx';

test('[E-03] What the server refused is shown until the day is changed', () =>
  expectFaultUntilDayChanges((place) => <DateField {...place} />));
