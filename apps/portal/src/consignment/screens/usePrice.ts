import { formatPrice } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';

/** Formats an amount in USD in the language of the page. */
export function usePrice(): (amount: number) => string {
  const { locale } = useSnapshot(useApp().language.state);
  return (amount) => formatPrice(amount, locale);
}
