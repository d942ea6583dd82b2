import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { inEnglish, said, type Said } from '../base/problems.ts';
import { asKept, type TextFault, textFault } from '../base/writtenText.ts';

/** Checks a text that a person writes, and puts it into the form in which it is kept. */
const validate: SchemaValidateFunction = (most: number, text: string, _schema, place) => {
  const kept = asKept(text.trim());
  // Whether a text may be left out is said by `minLength`.
  const fault = kept === '' ? undefined : textFault(kept, most);
  if (place) Object.assign(place.parentData, { [place.parentDataProperty]: kept });
  if (fault === undefined) return true;
  const message = messageOf(fault, most);
  validate.errors = [{ keyword: writtenText.keyword, message: inEnglish(message), params: { said: message } }];
  return false;
};

/** `x-characters` of the contract. */
export const writtenText = {
  keyword: 'x-characters',
  type: 'string',
  schemaType: 'number',
  modifying: true,
  validate,
} satisfies FuncKeywordDefinition;

function messageOf(fault: TextFault, most: number): Said {
  switch (fault.kind) {
    case 'hidden':
      return fault.isLineBreak
        ? said('Write it on one line.')
        : said('There is an invisible character in the text: {character}. Delete it.', { character: fault.number });
    case 'marks':
      return said('One letter has too many marks. Delete them.');
    case 'long':
      return said('The text is too long. Use at most {count} characters.', { count: String(most) });
    case 'blank':
      return said('Nothing of this text is visible.');
  }
}
