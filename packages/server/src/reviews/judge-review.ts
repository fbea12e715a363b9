import type { AdminReview, updateReview } from '@mathappu/contract/catalogue/reviews';
import type { BodyOf } from '@mathappu/contract/endpoint';
import * as input from '@mathappu/contract/words/input';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { answerAdminReview } from './review-answer.ts';
import { lockReview, updateReviewRow } from './review-queries.ts';

/**
 * Publishes or rejects the words of a review, or answers it. Its stars stay as they are.
 * @throws AppError reviewNotFound, reviewChanged, or invalidInput for words that it does not have
 */
export async function judgeReview(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { id, edit }: { id: string; edit: BodyOf<typeof updateReview> },
): Promise<AdminReview> {
  const judged = await inTransaction(db, async (tx) => {
    const row = await lockReview(tx, id);
    if (!row) throw new AppError('reviewNotFound');
    const before = answerAdminReview(row);
    if (edit.version !== before.version) throw new AppError('reviewChanged', {}, { data: before });
    if (edit.status === 'rejected' && before.text === '') {
      throw new AppError('invalidInput', {}, { field: 'status', problem: input.noWords });
    }
    if (edit.status === undefined && edit.answer === undefined) return before;
    const judgement = {
      ...(edit.status
        ? { status: edit.status, reason: edit.reason ?? null }
        : { status: before.status, reason: before.reason }),
      answer: edit.answer === undefined ? before.answer : edit.answer,
    };
    await updateReviewRow(tx, id, judgement);
    await insertAuditEntry(tx, {
      actorId,
      action: 'review.update',
      subjectKind: 'review',
      subjectId: id,
      before: { status: before.status, reason: before.reason, answer: before.answer },
      after: judgement,
    });
    return { ...before, ...judgement, version: before.version + 1 };
  });
  cache.drop();
  return judged;
}
