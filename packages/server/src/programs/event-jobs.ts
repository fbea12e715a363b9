import { defineJob } from '#server/platform/jobs/job-queue.ts';
import type { Shop } from '#server/shop.ts';
import { queueEvents } from './queue-events.ts';
import { deliverEvent, eventTries } from './send-event.ts';

/** A try that a process dies in is one of the queue's alone, which ends after an event's own. */
const triesThatDied = 20;

/** The pauses of 30 seconds to an hour take a day. */
export const sendEventJob = defineJob({
  name: 'send-event',
  retryLimit: eventTries + triesThatDied,
  retryDelay: 30,
  concurrency: 20,
  groupOf: ({ webhookId }) => webhookId,
  run: (
    shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'resolveHost' | 'now'>,
    { deliveryId },
  ) => deliverEvent(shop, deliveryId),
});

export const queueEventsJob = defineJob({
  name: 'queue-events',
  retryLimit: 0,
  retryDelay: 60,
  cron: '* * * * *',
  pollSeconds: 10,
  runsAtStart: true,
  run: (shop: Pick<Shop, 'db' | 'jobs'>) => queueEvents(shop),
});
