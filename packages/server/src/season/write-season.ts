import { sql } from 'kysely';
import { updateRecentSales } from '#server/catalogue/recent-sales-queries.ts';
import { countBoughtTogether } from '#server/catalogue/related/bought-together-queries.ts';
import type { Shop } from '#server/shop.ts';
import { makeAgenda } from './agenda.ts';
import { liveInThePast } from './live-in-the-past.ts';
import { planEnquiries, planEstimates } from './season-enquiries.ts';
import { planMessages, planSearches } from './season-feedback.ts';
import { planOrders } from './season-orders.ts';
import { planArrivals, saveSampleSettings } from './season-shop.ts';
import { openStage } from './season-stage.ts';
import type { SeasonStory } from './season-story.ts';

/**
 * Writes the sixty days before now into a shop on the embedded database that has only a catalogue:
 * orders, enquiries, reviews, messages. Everything is done by the acts of the shop at its own time; mails are
 * not sent.
 */
export async function writeSeason(
  shop: Shop,
  story: SeasonStory,
  ownerEmail: string,
): Promise<void> {
  const end = shop.now();
  const agenda = makeAgenda();
  const start = new Date(end.getTime() - 60 * 24 * 3_600_000);
  // Begun anew when it is cut off, so that no commit has to be on the disk before the next one.
  await sql`set synchronous_commit = off`.execute(shop.db);
  await liveInThePast(start, async (goTo) => {
    const stage = await openStage(shop, { story, agenda, ownerEmail, start, end });
    await saveSampleSettings(stage);
    await planArrivals(stage);
    planOrders(stage);
    planEnquiries(stage);
    planEstimates(stage);
    planMessages(stage);
    planSearches(stage);
    await agenda.runUntil(end, goTo);
    await stage.shop.limits.close();
  });
  await sql`reset synchronous_commit`.execute(shop.db);
  await updateRecentSales(shop.db);
  await countBoughtTogether(shop.db);
  await shop.settings.refresh();
}
