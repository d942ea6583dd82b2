import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Part({ of }: { of: string }) {
  if (of !== 'Inventory') throw new Error('a request without lines');
  return <p>{of}</p>;
}

function Screen({ onError }: { onError: () => void }) {
  const [address, setAddress] = useState('Requests');
  return (
    <>
      <ErrorBoundary onError={onError} resetKey={address}>
        <Part of={address} />
      </ErrorBoundary>
      {['Requests', 'Inventory', 'Bookings'].map((name) => (
        <button key={name} type="button" onClick={() => setAddress(name)}>
          Go to {name}
        </button>
      ))}
    </>
  );
}

test('Another page is shown after a failed one, and each failure is reported once', { tags: 'R-08' }, async () => {
  const onError = vi.fn();
  await show(<Screen onError={onError} />);
  const failed = page.getByRole('alert');
  await expect.element(failed).toBeVisible();
  await named('button', 'Go to Inventory').click();
  await expect.element(page.getByText('Inventory', { exact: true })).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  await named('button', 'Go to Bookings').click();
  await expect.element(failed).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(2);
});
