import { useQuery } from '@tanstack/react-query';
import { fetchBitcoinOrders } from '#clients/bitcoin-orders.ts';
import { bitcoinReadiness } from '#contract/bitcoin.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { PagedCards } from '../parts/list/PagedCards.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useBitcoinWords } from './use-bitcoin-words.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderForm } from './OrderForm.tsx';
import { Readiness } from './Readiness.tsx';
import './bitcoin.css';

/** The page of Bitcoin orders: the form for a new one, the list, and whether the site can take payments. */
export default function BitcoinOrders() {
  const { language } = useDesk();
  const texts = useBitcoinWords();
  const readiness = useAnswer(bitcoinReadiness, { key: ['bitcoin-readiness'], input: {} });
  const isReady = readiness.data?.isReady === true;
  const asksForAny = readiness.data?.isReady === false;
  const orders = useQuery({
    queryKey: ['bitcoin-orders', 'any'],
    queryFn: () => fetchBitcoinOrders({ filter: 'all', skip: 0 }),
    enabled: asksForAny,
  });
  const settings = (
    <section className="desk-panel" aria-labelledby="bitcoin-readiness">
      <h2 id="bitcoin-readiness">{texts.readiness[asksForAny ? 'before' : 'title']}</h2>
      <ListTrouble query={readiness} text={texts.readiness.failed} />
      {readiness.data !== undefined && <Readiness readiness={readiness.data} />}
    </section>
  );
  if (readiness.isPending || orders.isLoading) return <Skeletons label={texts.readiness.loading} />;
  return (
    <>
      <p>{texts.intro}</p>
      {isReady ? (
        <details className="desk-panel">
          <summary>{texts.form.title}</summary>
          <OrderForm start={{ locale: language }} />
        </details>
      ) : (
        settings
      )}
      {/* Before the first payment can be requested, there is no list to be empty. */}
      {(!asksForAny || orders.data?.items.length !== 0) && <OrderList />}
      {isReady && settings}
    </>
  );
}

const pollIntervalMs = 30_000;

function OrderList() {
  const { list, filters, busy } = useBitcoinWords();
  return (
    <section className="stack gap-5" aria-labelledby="bitcoin-orders">
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
