import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, moment, ownPassword } from '../fields.ts';
import { eventTypes } from './event-types.ts';

export const delivery = z.object({
  /** The `webhook-id` of the message, the same at each try. */
  _id: id,
  /** `ping` is a test. */
  event: z.enum([...eventTypes, 'ping']),
  /** The number of an order or enquiry, the name of a product, '' of a test. */
  subject: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** Of the last try: the status and what the receiver said, or why there was no answer. */
  answer: z.string(),
  createdAt: moment,
  triedAt: z.nullable(moment),
});
export type Delivery = z.output<typeof delivery>;

export const webhook = z.object({
  _id: id,
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  /** An address that answers 410 is switched off. */
  isOn: z.boolean(),
  version: z.int(),
  createdAt: moment,
});
export type Webhook = z.output<typeof webhook>;

const withDeliveries = z.extend(webhook, {
  /** The last 50, the newest first. */
  deliveries: z.array(delivery),
});
export type WebhookWithDeliveries = z.output<typeof withDeliveries>;

const written = {
  /** https, port 443, a name; hosts of EVENT_HOSTS may be others. */
  url: z.string(words.webhookUrlInvalid).check(z.trim(), z.maxLength(500)),
  events: z
    .array(z.enum(eventTypes))
    .check(z.minLength(1, words.eventsRequired), z.maxLength(eventTypes.length)),
  password: ownPassword,
};

export const listWebhooks = endpoint('listWebhooks', {
  tag: 'Keys and events',
  summary: 'The addresses that events are sent to, each with its last deliveries',
  data: z.array(withDeliveries),
});

export const createWebhook = endpoint('createWebhook', {
  tag: 'Keys and events',
  summary: 'Send events to an address. The secret of its signatures is shown this once',
  body: z.strictObject(written),
  data: z.object({
    webhook,
    /** Null when the request is repeated under its Idempotency-Key. */
    secret: z.nullable(z.string()),
  }),
  errors: ['wrongPassword', 'tooMany', 'notFound', 'invalidIdempotencyKey', 'idempotencyConflict'],
});

const ofWebhook = z.strictObject({ webhookId: id });

export const updateWebhook = endpoint('updateWebhook', {
  tag: 'Keys and events',
  summary: 'Change where events are sent, or which; or switch an address off',
  params: ofWebhook,
  body: z.strictObject({ version: z.int().check(z.minimum(1)), ...written, isOn: z.boolean() }),
  data: webhook,
  errors: ['wrongPassword', 'recordChanged', 'notFound'],
});

export const deleteWebhook = endpoint('deleteWebhook', {
  tag: 'Keys and events',
  summary: 'Delete an address with its log',
  params: ofWebhook,
  body: z.strictObject({ password: ownPassword }),
  errors: ['wrongPassword', 'notFound'],
});

export const sendEvent = endpoint('sendEvent', {
  tag: 'Keys and events',
  summary: 'Send an event again under its id, or a test; answers what came of it',
  params: ofWebhook,
  body: z.strictObject({ deliveryId: z.optional(id) }),
  data: delivery,
  errors: ['notFound'],
});
