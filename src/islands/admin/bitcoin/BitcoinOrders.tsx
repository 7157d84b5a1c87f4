import { bitcoinReadiness } from '#contract/bitcoin.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { OrderForm } from './OrderForm.tsx';
import { OrderList } from './OrderList.tsx';
import { Readiness } from './Readiness.tsx';
import './bitcoin.css';

/** Bitcoin payments: readiness, the form for a new one, and the list. */
export function BitcoinOrders() {
  const { words, language } = useDesk();
  const { bitcoin: said } = words;
  const readiness = useAnswer(bitcoinReadiness, { key: ['bitcoin-readiness'], input: {} });
  const settings = (
    <section className="desk-panel" aria-labelledby="bitcoin-readiness">
      <h2 id="bitcoin-readiness">{said.readiness.title}</h2>
      {readiness.isPending && <p role="status">{said.readiness.loading}</p>}
      <ListTrouble query={readiness} text={said.readiness.failed} />
      {readiness.data !== undefined && <Readiness readiness={readiness.data} />}
    </section>
  );
  const isReady = readiness.data?.isReady === true;
  return (
    <>
      <p>{said.intro}</p>
      {isReady ? (
        <details className="desk-panel">
          <summary>{said.form.title}</summary>
          <OrderForm start={{ locale: language }} />
        </details>
      ) : (
        settings
      )}
      <OrderList />
      {isReady && settings}
    </>
  );
}
