import type { TestProject } from 'vitest/node';
import { translatesWhatItKnows } from '../stand-ins/demo-translator.ts';
import { aFeedHost } from '../stand-ins/feed-stand-in.ts';
import { throwStandInFailures } from '../stand-ins/create-stand-in.ts';
import { aLanguageModel } from '../stand-ins/model-stand-in.ts';
import { answersNewsOr } from '../news/news-replies.ts';
import { lettingOrdersAge } from '../database/bitcoin-orders.ts';
import { aPaymentNetwork } from '../stand-ins/bitcoin/payment-network.ts';
import { provideProduct } from './running-product.ts';

/** Starts a product for the tests of editing, with local feeds, a scripted model and a fake Bitcoin network. */
export default async function editedProduct(project: TestProject): Promise<() => Promise<void>> {
  // A test that needs news adds reports to the empty feeds, and later deletes the resulting posts.
  const feeds = await aFeedHost();
  project.provide('feedHost', feeds.url);
  const model = await aLanguageModel(answersNewsOr(translatesWhatItKnows));
  const names = ['diario.rss', 'island.atom', 'consell.json', 'dead', 'malformed'];
  const network = await aPaymentNetwork();
  project.provide('bitcoinControl', network.control);
  const settings = {
    NEWS_FEEDS: names.map((name) => `${feeds.url}/${name}`).join(','),
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a key',
    AI_MODEL: 'a-model',
    AI_PRICES: '0.40,1.60',
    ...network.env,
  };
  const end = await provideProduct(project, { env: settings, sql: lettingOrdersAge });
  return async () => {
    await end();
    await Promise.all([feeds.stop(), model.stop(), network.stop()]);
    throwStandInFailures();
  };
}
