import { expect, test } from 'vitest';
import { fillText } from '../../../test/support.ts';
import { createSay } from '../language/language.ts';
import { isAway, type PlaceFacts, placeText } from './placeText.ts';

const say = createSay(fillText, { locale: 'en-US', translation: undefined });
const inBin: PlaceFacts = { state: 'Checked In', bin: 'A-14-03', missing: false };
const heldFor = { holdId: '1', firstName: 'Noor', until: new Date().toISOString(), by: 'Maren Okafor' };
const way = (status: 'accepted' | 'packed' | 'sealed' | 'in-transit') => ({
  state: 'Pending' as const,
  bin: status === 'accepted' ? 'A-14-03' : null,
  transfer: { from: 'Bedford Avenue', to: 'Canal Street', status },
});
const out = { to: 'Maren Okafor', isWithCustomer: false };

test.each<[string, Partial<PlaceFacts>, boolean]>([
  ['In bin A-14-03', {}, false],
  ['In bin A-14-03', { state: 'Pending' }, false],
  ['No bin', { bin: null }, false],
  ['Missing from bin A-14-03', { missing: true }, false],
  ['Missing', { missing: true, bin: null }, false],
  ['Checked out to Maren Okafor', { state: 'Checked Out', out }, true],
  ['With a customer of Maren Okafor', { state: 'Checked Out', out: { ...out, isWithCustomer: true } }, true],
  ['In bin A-14-03', way('accepted'), true],
  ['In a carton to Canal Street', way('packed'), true],
  ['In a carton to Canal Street', way('sealed'), true],
  ['On its way from Bedford Avenue to Canal Street', way('in-transit'), true],
  ['Sold', { state: 'Sold', bin: null }, false],
])('A pair is in one place: %s', { tags: 'M-01' }, (text, part, away) => {
  const facts = { ...inBin, ...part };
  expect(placeText(say, facts, 'en-US')).toBe(text);
  expect(isAway(facts)).toBe(away);
});

test('A pair that is held says for whom and until when', { tags: ['M-01', 'M-04'] }, () => {
  const text = placeText(say, { ...inBin, state: 'Pending', heldFor }, 'en-US');
  expect(text).toMatch(/^Held for Noor until \d\d:\d\d$/);
});
