'use client';

import { light, type ThemeName } from '../light.ts';
import { fonts, radii } from '../scales.ts';
import type { Brand } from './brand.ts';

const THEMES: readonly ThemeName[] = ['light', 'dark', 'contrast'];

/**
 * Reads the brand of a chain from parsed JSON, such as a brand file.
 *
 * @throws {RangeError} that names the first field which is unknown, missing or no text
 */
export function readBrand(json: unknown): Brand {
  const brand = record('the brand', json, ['name', 'accent', 'fonts', 'radii', 'logo', 'themes']);
  text('name', brand['name']);
  text('accent', brand['accent']);
  texts('fonts', brand['fonts'], Object.keys(fonts));
  texts('radii', brand['radii'], Object.keys(radii));
  if (brand['logo'] !== undefined) {
    texts('logo', brand['logo'], THEMES);
    text('logo.light', (brand['logo'] as Brand['logo'])?.light);
  }
  const themes = record('themes', brand['themes'] ?? {}, THEMES);
  for (const [name, roles] of Object.entries(themes)) texts(`themes.${name}`, roles, Object.keys(light));
  return brand as unknown as Brand;
}

function record(where: string, value: unknown, known: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RangeError(`${where}: must be an object.`);
  }
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown === undefined) return value as Record<string, unknown>;
  throw new RangeError(`${where}: there is no "${unknown}". There are: ${known.join(', ')}.`);
}

function text(where: string, value: unknown): void {
  if (typeof value !== 'string') throw new RangeError(`${where}: must be a text.`);
}

function texts(where: string, values: unknown, known: readonly string[]): void {
  for (const [key, value] of Object.entries(record(where, values ?? {}, known))) text(`${where}.${key}`, value);
}
