import { test } from 'vitest';
import { expectFaultUntilDayChanges } from '../../fixtures/faultyField.tsx';
import { DateField } from './DateField.tsx';

test('What the server refused is shown until the day is changed', { tags: 'E-03' }, () =>
  expectFaultUntilDayChanges((place) => <DateField {...place} />),
);
