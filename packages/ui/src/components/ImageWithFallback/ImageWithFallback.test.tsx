import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ImageWithFallback } from './ImageWithFallback.tsx';

const good = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect fill="${fill}" width="8" height="4"/></svg>`)}`;

const pictures = { first: good('red'), broken: 'data:image/png,none', second: good('blue'), none: '' };

function Shown() {
  const [src, setSrc] = useState(pictures.first);
  return (
    <>
      <ImageWithFallback src={src} alt="Halden Court 82" loading="eager" />
      {Object.entries(pictures).map(([name, picture]) => (
        <button key={name} type="button" onClick={() => setSrc(picture)}>
          {name}
        </button>
      ))}
    </>
  );
}

test('Another picture replaces one that is broken or missing', { tags: 'Z-05' }, async () => {
  await show(<Shown />);
  const progress = () => document.querySelector<HTMLElement>('[data-progress]')?.dataset['progress'];
  await expect.poll(progress).toBe('loaded');
  expect(document.querySelector('img')?.loading).toBe('eager');
  for (const [name, state] of [
    ['broken', 'failed'],
    ['second', 'loaded'],
    ['none', 'failed'],
    ['first', 'loaded'],
  ] as const) {
    await named('button', name).click();
    await expect.poll(progress, { message: name }).toBe(state);
    // Its name is kept in each state.
    await expect.element(named('img', 'Halden Court 82')).toBeInTheDocument();
  }
});

test('A picture beside its name is not read out, also when it is missing', { tags: 'I-01' }, async () => {
  await show(<ImageWithFallback alt="" />);
  const frame = document.querySelector('[data-progress="failed"]');
  expect(frame?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(page.getByRole('img').elements()).toHaveLength(0);
});
