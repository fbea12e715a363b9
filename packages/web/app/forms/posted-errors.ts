import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { PostedForm } from '#web/api/post-form.ts';

/**
 * The `errors` of a form that the browser sent by itself and that was refused: at the fields that
 * the refusal names, else above the form's button (`root`).
 */
export const usePostedErrors = <Fields extends FieldValues>(posted: PostedForm | undefined) =>
  useState(() => errorsOf<Fields>(posted))[0];

function errorsOf<Fields extends FieldValues>(posted: PostedForm | undefined): FieldErrors<Fields> {
  if (!posted?.refusal) return {};
  const { issues = [], message } = posted.refusal;
  const ofFields = issues.filter(({ path }) => path in posted.fields);
  const errors = ofFields.length > 0 ? ofFields : [{ path: 'root', message }];
  // The first problem of a field counts.
  return Object.fromEntries(
    [...errors].reverse().map((error) => [error.path, { type: 'server', message: error.message }]),
  ) as FieldErrors<Fields>;
}
