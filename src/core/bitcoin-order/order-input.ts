import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { emailAddress, personName, requiredLine } from '../typed-text/person-fields.ts';
import { localeSchema } from '../post/post.ts';
import { skipSchema } from '../skip.ts';
import { orderResolutions, orderStates } from './order-state.ts';
import { storableText } from '../typed-text/storable-text.ts';

/** What an editor may request about Bitcoin orders, and its limits: a new order, a page of the list, an action. */
export const ordersPerPage = 50;

export const maxDescriptionLength = 200;

export type OrderLimits = { maxCents: number; minutesValid: number; confirmationsNeeded: number };

/** The form generates `submission`, so that a retried request creates no second order. */
export const newOrderSchema = v.object({
  submission: v.pipe(v.string('This must be a UUID.'), v.uuid('This must be a UUID.'), v.toLowerCase()),
  enquiry_id: v.optional(v.pipe(v.string(), v.uuid('This is not the id of an enquiry.'))),
  amount_cents: v.pipe(
    v.number('An amount in cents is required.'),
    v.safeInteger('The amount is a whole number of cents.'),
    v.minValue(1, 'The amount must be at least one cent.'),
    v.maxValue(10_000_000_00, 'The amount is too large.'),
  ),
  locale: localeSchema,
  customer_name: personName,
  customer_email: emailAddress,
  description: requiredLine(maxDescriptionLength),
});

export const orderIdSchema = v.object({ id: v.pipe(v.string(), v.uuid('This is not the id of an order.')) });

const txidOrEmpty = v.regex(/^([0-9a-f]{64})?$/, 'A transaction has 64 hexadecimal digits.');

export const orderResolutionSchema = v.object({
  ...orderIdSchema.entries,
  resolution: v.picklist(orderResolutions, 'Accepted, refunded or unpaid.'),
  /** The transaction of the refund, if the editor names it. */
  refund_txid: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), txidOrEmpty), ''),
});

/** `watched` selects orders that are still checked for payments. `decide` selects orders that await a decision. */
const orderFilters = ['all', 'watched', 'decide', ...orderStates] as const;

export const orderListSchema = v.object({
  filter: v.optional(v.picklist(orderFilters, 'There is no such filter.'), 'all'),
  enquiry_id: v.optional(v.pipe(v.string(), v.uuid('This is not the id of an enquiry.'))),
  skip: skipSchema,
});

/** The token is the fragment (the part after `#`) of the URL of the payment page. */
export const orderTokenSchema = v.object({
  token: v.pipe(
    v.string('A token is required.'),
    v.maxLength(200, 'This is not a valid token.'),
    storableText,
  ),
});

export type NewOrder = CamelCased<v.InferOutput<typeof newOrderSchema>>;
export type OrderFilter = (typeof orderFilters)[number];
