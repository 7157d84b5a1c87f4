import { endpoint } from '#adapters/http/endpoint.ts';
import { newThing as newThingAction } from './action.ts';
import * as contracts from './contract.ts';

export const newThing = endpoint(contracts.newThing, {
  run: (asked) => newThingAction(asked),
  answer: ({ slug }) => ({ slug }),
});
