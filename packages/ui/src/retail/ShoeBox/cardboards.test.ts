import { expect, test } from 'vitest';
import { CARDBOARDS, cardboardOf, inkOn } from './cardboards.ts';

const inkOf = (name: string, ...swatches: string[]) => inkOn(cardboardOf(name, swatches));

test('A light shoe has a dark box and a dark shoe a light one', { tags: 'C-02' }, () => {
  expect(inkOf('Halden', '#F1EEE6', '#101214')).toBe('#FFFFFF');
  expect(inkOf('Halden', '#101214', '#F1EEE6')).toBe('#15171A');
  // Green looks lighter than blue.
  expect(inkOf('Halden', '#00FF00')).toBe('#FFFFFF');
  expect(inkOf('Halden', '#0000FF')).toBe('#15171A');
  expect(inkOf('Halden')).toBe('#FFFFFF');
});

test('A product keeps its box, and products have different ones', { tags: 'C-02' }, () => {
  const boxes = ['Halden Court 82', 'Tarn Fell Runner', 'Kurobe Dam High', 'Ostra Tide Low'].map((name) =>
    cardboardOf(name, []),
  );
  expect(new Set(boxes).size).toBeGreaterThan(1);
  expect(cardboardOf('Halden Court 82', [])).toBe(boxes[0]);
  for (const box of boxes) expect(CARDBOARDS).toContain(box);
});
