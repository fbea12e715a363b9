import type { ReviewStatus } from '@mathappu/contract/catalogue/reviews';
import type { StatusLook } from '#web/ui/badge.tsx';
import * as words from '#words/admin/reviews';

export const reviewStatusLooks: Readonly<Record<ReviewStatus, StatusLook>> = {
  pending: { label: words.toRead, tone: 'yellow' },
  published: { label: words.published, tone: 'green' },
  rejected: { label: words.rejected, tone: 'red' },
};
