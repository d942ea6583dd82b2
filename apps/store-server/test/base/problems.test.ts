import { expect, test } from 'vitest';
import { fieldProblem, problem, said } from '../../src/base/problems.ts';

test('A failure has its message in English and its values separately', { tags: 'O-07' }, () => {
  const message = said('{name}, size {size} is sold. {unknown}', { name: 'Court', size: '9' });
  const english = 'Court, size 9 is sold. {unknown}';
  const failure = fieldProblem(409, 'Sold', '/barcode', message);
  expect(failure.problem).toEqual({
    type: 'about:blank',
    title: 'Sold',
    status: 409,
    detail: english,
    message: english,
    ...message,
    errors: [{ field: '/barcode', message: english }],
  });
  expect(failure.message).toBe(english);
});

test('A refused caller may try again after a second, unless the failure says when', { tags: 'A-05' }, () => {
  expect(problem(429, 'Too many requests').retryAfter).toBe(1);
  expect(problem(429, 'Too many requests', { retryAfter: 60 }).retryAfter).toBe(60);
  expect(problem(404, 'Not found').problem).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    message: 'Not found',
  });
});
