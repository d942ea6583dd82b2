import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FieldErrorsContext, useFieldError } from './fieldErrors.ts';

/** What a field of a form gets to know. */
function fieldOf(name: string | undefined, own: string | undefined) {
  const form = { errorOf: (field: string) => `Form: ${field}`, forget: vi.fn() };
  const Field = () => {
    const { forget, ...rest } = useFieldError(name, own);
    forget();
    return createElement('i', rest.mark, rest.error);
  };
  const text = renderToStaticMarkup(createElement(FieldErrorsContext, { value: form }, createElement(Field)));
  return { text, forgotten: form.forget.mock.calls.flat() };
}

test('The error that an app gives to a field comes before that of its form', { tags: 'E-03' }, () => {
  expect(fieldOf('bin', 'Own').text).toBe('<i data-field="bin">Own</i>');
  expect(fieldOf('bin', undefined).text).toBe('<i data-field="bin">Form: bin</i>');
});

test('A field without a name takes no error of its form', { tags: 'E-03' }, () => {
  expect(fieldOf(undefined, undefined)).toMatchObject({ text: '<i></i>', forgotten: [] });
  expect(fieldOf('bin', undefined).forgotten).toEqual(['bin']);
});
