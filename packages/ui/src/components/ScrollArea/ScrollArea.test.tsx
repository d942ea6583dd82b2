import { useState } from 'react';
import { expect, test } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ScrollArea } from './ScrollArea.tsx';

test('The keyboard reaches an area while there is something to scroll', { tags: 'Z-05' }, async () => {
  let grow = (_height: number) => {};
  function Aisle() {
    const [height, setHeight] = useState(20);
    grow = setHeight;
    return (
      <div style={{ height: 100, display: 'grid' }}>
        <ScrollArea label="Aisle A">
          <div style={{ height }}>Bays</div>
        </ScrollArea>
      </div>
    );
  }
  await show(<Aisle />);
  const area = named('region', 'Aisle A');
  await expect.element(area).not.toHaveAttribute('tabindex');
  grow(400);
  await expect.element(area).toHaveAttribute('tabindex', '0');
  area.element().scrollTop = 400;
  await expect.poll(() => area.element().nextElementSibling?.hasAttribute('data-shown')).toBe(true);
  await expect.element(area).toHaveAttribute('tabindex', '0');
  grow(20);
  await expect.element(area).not.toHaveAttribute('tabindex');
});
