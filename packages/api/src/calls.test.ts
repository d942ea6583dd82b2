import { expectTypeOf, test } from 'vitest';
import type { Api } from './api.ts';
import type { Notification, TryoutLine, TryoutRequests } from './entities.ts';
import type { Result } from './result.ts';

declare const api: Api;

/** Checked by the compiler only; nothing is called. */
test('The contract gives each call the types of its input and result', { tags: 'A-03' }, () => {
  const calls = () => {
    expectTypeOf(api.storefront.acceptTryout).parameter(0).toEqualTypeOf<TryoutLine[]>();
    expectTypeOf(api.storefront.getAllTryoutItems({ storeId: 's', locationId: 'l' })).toEqualTypeOf<
      Promise<Result<TryoutRequests>>
    >();
    expectTypeOf(api.graph.getMyPhoto({ accessToken: 't' })).toEqualTypeOf<Promise<Result<Blob>>>();
    expectTypeOf(api.notification.getNotifications({ userId: 'u', page: 0 })).resolves.toEqualTypeOf<
      Result<{ content: Notification[]; totalElements: number; openElements?: number | undefined }>
    >();
    // @ts-expect-error a status that the contract does not know
    void api.inventory.getWarehouseLines({ locationId: 'l', status: 'lost' });
    // @ts-expect-error no input where the contract requires one
    void api.user.getUser();
    // @ts-expect-error the directory requires the access token of the corporate sign-in
    void api.graph.getMyPhoto();
    // @ts-expect-error an operation belongs to the service that its path names
    void api.store.acceptTryout([]);
    void api.user.getUser({ id: 'u' }).then((result) => {
      // @ts-expect-error a failure has no data
      return result.data;
    });
  };
  expectTypeOf(calls).toBeFunction();
});
