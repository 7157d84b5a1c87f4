import { fetchBitcoinOrders } from '#clients/bitcoin-orders.ts';
import { PagedCards } from '../parts/list/PagedCards.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { OrderCard } from './OrderCard.tsx';

const pollIntervalMs = 30_000;

export function OrderList() {
  const { list, filters, busy } = useDesk().words.bitcoin;
  return (
    <section className="bitcoin-orders" aria-labelledby="bitcoin-orders">
      <h2 id="bitcoin-orders">{list.title}</h2>
      <PagedCards
        name="bitcoin-orders"
        filters={['all', 'watched', 'decide']}
        fetchPage={fetchBitcoinOrders}
        pollIntervalMs={pollIntervalMs}
        texts={{ ...list, filters, busy }}
      >
        {(order) => <OrderCard order={order} />}
      </PagedCards>
    </section>
  );
}
