import * as v from 'valibot';
import { contactStamp } from '#adapters/contact-stamp.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'anyone',
  input: v.object({}),
  run: () => Promise.resolve(done(contactStamp(new Date()))),
  answer: (stamp) => ({ stamp }),
});
