import { Button, InlineMessage, StockPanel, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';

/** Marks an order as sold, after it was shown what it sells [G-02]. */
export function SalePanel({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { sale } = useSnapshot(consignment.state);
  const data = sale?.data;
  if (!sale || !data) return null;
  const { orderNumber, pairs, status, open } = data;
  return (
    <StockPanel
      label={say('Order {order}', { order: orderNumber })}
      effects={{
        title: status === 'sold' ? say('Sold') : say('When you mark it sold'),
        items: pairs.map(({ productName: name, size, consignee }) => ({
          kind: 'keeps',
          text:
            consignee === null
              ? say('{name} {size}', { name, size })
              : say('{name} {size}, {consignee} is paid', { name, size, consignee }),
        })),
      }}
      actions={
        <>
          {sale.error !== undefined && <InlineMessage severity="critical">{sayMessage(sale.error)}</InlineMessage>}
          {status !== 'sold' && (
            <Button
              variant="signal"
              size="xl"
              isFill
              isPending={sale.isPending}
              isDisabled={open > 0}
              onPress={() => void consignment.sell()}
            >
              {say('Mark {count} pair sold|Mark {count} pairs sold', { count: pairs.length })}
            </Button>
          )}
        </>
      }
    >
      <Text tone="soft">{say('Order {order}', { order: orderNumber })}</Text>
    </StockPanel>
  );
}
