import type { RejectionReason } from '@mathappu/contract/catalogue/reviews';
import * as words from '#words/reviews';

export const reasonLabels = {
  personalData: words.personalData,
  insult: words.insult,
  advertising: words.advertising,
  offTopic: words.offTopic,
} as const satisfies Record<RejectionReason, string>;
