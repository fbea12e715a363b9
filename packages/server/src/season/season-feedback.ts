import { openSearchedTerms } from '#server/catalogue/search/searched-terms.ts';
import { setMessageAnswered, setMessageStatus } from '#server/messages/change-message.ts';
import { listMessages } from '#server/messages/message-queries.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { createReview } from '#server/reviews/create-review.ts';
import { judgeReview } from '#server/reviews/judge-review.ts';
import { hoursAfter } from './agenda.ts';
import type { Stage } from './season-stage.ts';

/** So many reviews and messages nobody has looked at yet. */
const unreadReviews = 4;
const unreadMessages = 5;
/** So many more were read, and wait for an answer. */
const unansweredMessages = 3;

type Bought = { readonly userId: string; readonly orderId: string; readonly productId: string };

/** Spreads the reviews evenly over the orders that can be reviewed; `orders` is how many there are. */
export function planReviews(stage: Stage, orders: number) {
  const { agenda, random, end, story } = stage;
  let [able, planned] = [0, 0];
  return (delivered: Date, bought: Bought): void => {
    const time = hoursAfter(delivered, random.between(3, 30));
    if (time >= end) return;
    able += 1;
    const place = planned;
    if (Math.floor((able * story.reviews.length) / orders) <= place) return;
    if (place >= story.reviews.length) return;
    planned += 1;
    agenda.add(time, () => review(stage, time, { ...bought, place }));
  };
}

async function review(
  { shop, agenda, owner, story }: Stage,
  time: Date,
  { userId, orderId, productId, place }: Bought & { readonly place: number },
): Promise<void> {
  const { stars = 5, text = '' } = story.reviews[place] ?? {};
  const { _id: id } = await createReview(shop, userId, { orderId, productId, stars, text });
  if (text === '' || place >= story.reviews.length - unreadReviews) return;
  const answer = stars <= 2 ? story.reviewAnswers[place % story.reviewAnswers.length] : undefined;
  agenda.add(hoursAfter(time, 12), async () => {
    await judgeReview(shop, owner.userId, {
      id,
      edit: { version: 1, status: 'published', answer },
    });
  });
}

export function planMessages(stage: Stage): void {
  const { agenda, start, end, story, buyers, random } = stage;
  const hours = (end.getTime() - start.getTime()) / 3_600_000;
  const { length } = story.messages;
  for (const [place, message] of story.messages.entries()) {
    const time = hoursAfter(end, -hours * (1 - (place + 0.5) / length) ** 1.6);
    const { name, email } = random.pick(buyers);
    agenda.add(time, () => send(stage, time, { ...message, name, email, left: length - place }));
  }
}

type Sent = Parameters<typeof sendMessage>[2] & { readonly left: number };

async function send({ shop, agenda, owner }: Stage, time: Date, sent: Sent): Promise<void> {
  const { left, ...message } = sent;
  await sendMessage(shop, { caller: undefined, ip: '192.0.2.1' }, message);
  if (left <= unreadMessages) return;
  const [newest] = (await listMessages(shop.db, { search: '', page: 1, limit: 1 })).rows;
  if (!newest) return;
  const { id: messageId } = newest;
  agenda.add(hoursAfter(time, 3), async () => {
    if (left <= unreadMessages + unansweredMessages)
      await setMessageStatus(shop, owner, { messageId, to: 'read' });
    else await setMessageAnswered(shop, owner, { messageId, isAnswered: true });
  });
}

/** The searches of the last weeks. */
export function planSearches({ shop, agenda, story, end }: Stage): void {
  const searches = [
    ...story.emptySearches.map(([term, times]) => ({ term, times, found: 0 })),
    ...story.usualSearches.map(([term, times, found]) => ({ term, times, found })),
  ];
  for (const [place, { term, times, found }] of searches.entries()) {
    agenda.add(hoursAfter(end, -24 * (1 + place)), async () => {
      const searched = openSearchedTerms(shop);
      for (let time = 0; time < times; time += 1) searched.count(term, found);
      await searched.flush();
    });
  }
}
