import type { IFrame } from '@stomp/stompjs';
import { firstMessageOf } from './changes.ts';
import { type Connection, type Listener, refuse, send, type Subscription } from './connectionState.ts';
import { Refusal, writeFrame } from './frames.ts';

/** Why a destination is refused. */
export const NOT_ALLOWED = 'You may not listen to this destination';

/**
 * Handles SUBSCRIBE.
 * @throws Refusal
 */
export function subscribe(connection: Connection, { mayListen, userId }: Listener, { headers }: IFrame): void {
  const { subscriptions, limits, hub } = connection;
  const { id, destination, ack = 'auto' } = headers;
  if (!id || !destination) throw new Refusal('SUBSCRIBE needs an id and a destination');
  if (!mayListen(destination)) throw new Refusal(NOT_ALLOWED);
  if (subscriptions.has(id)) throw new Refusal('This subscription id is in use');
  if (subscriptions.size >= limits.maxSubscriptions) throw new Refusal('Too many subscriptions');
  const sendMessage = (messageId: string, body: unknown): void => {
    const messageHeaders: Record<string, string> = {
      subscription: id,
      'message-id': messageId,
      destination,
      'content-type': 'application/json',
    };
    if (ack !== 'auto') messageHeaders['ack'] = messageId;
    connection.counts.messages += 1;
    send(connection, writeFrame('MESSAGE', messageHeaders, JSON.stringify(body)));
  };
  // A kiosk hears by its own destination that it is removed: that message does not wait.
  const isOwn = destination.split('/').includes(userId);
  const subscription: Subscription = {
    destination,
    deliver: (event) => {
      const deliver = () => sendMessage(String(event.id), event.body);
      if (!connection.held || isOwn) deliver();
      else if (connection.held.length < limits.maxHeldMessages) connection.held.push(deliver);
      else refuse(connection, new Refusal('Too many messages wait for the rights'));
    },
  };
  subscriptions.set(id, subscription);
  hub.add(destination, subscription);
  const first = firstMessageOf(destination);
  if (first !== undefined) sendMessage(`first-${id}`, first);
}

/**
 * Handles UNSUBSCRIBE.
 * @throws Refusal
 */
export function unsubscribe({ subscriptions, hub }: Connection, { headers: { id } }: IFrame): void {
  const subscription = id === undefined ? undefined : subscriptions.get(id);
  if (id === undefined || subscription === undefined) throw new Refusal('There is no such subscription');
  subscriptions.delete(id);
  hub.remove(subscription.destination, subscription);
}
