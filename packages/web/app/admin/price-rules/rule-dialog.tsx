import type { StaffPriceRule } from '@mathappu/contract/prices/price-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/admin/price-rules';
import { RuleFields } from './rule-fields.tsx';
import { ruleForm, valuesOf } from './rule-values.ts';

/** A rule to edit, one to begin a copy with, or a new one. */
export type EditedRule = { rule: StaffPriceRule; isCopy?: boolean } | 'new';

/** The name under which the form is kept. */
export const keptRule = 'price-rule';

type RuleDialogProps = { edited: EditedRule | undefined; onClose: () => void };

export function RuleDialog({ edited, onClose }: RuleDialogProps) {
  const isNew = edited === 'new' || edited?.isCopy;
  return (
    <FormDialog
      isOpen={edited !== undefined}
      onClose={onClose}
      title={isNew ? words.add : words.editTitle}
      submitLabel={words.save}
    >
      {(form) => edited && <RuleForm edited={edited} {...form} onSaved={onClose} />}
    </FormDialog>
  );
}

type RuleFormProps = DialogForm & { edited: EditedRule; onSaved: () => void };

function RuleForm({ edited, onSaved, ...dialog }: RuleFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [idempotencyKey] = useState(randomKey);

  function save(body: z.output<typeof ruleForm>, base: StaffPriceRule | undefined) {
    const options = { failureText: words.saveFailed };
    if (!base) return call('createPriceRule', { body, idempotencyKey, ...options });
    const params = { ruleId: base._id };
    return call('updatePriceRule', {
      params,
      body: { ...body, version: base.version },
      ...options,
    });
  }

  const rule = edited === 'new' ? undefined : edited.rule;
  const opened = edited === 'new' || edited.isCopy ? undefined : edited.rule;
  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={() => ruleForm}
      // Two rules have no code in common.
      defaultValues={{ ...valuesOf(rule), ...(rule && !opened && { code: '', hiddenMobiles: 0 }) }}
      opened={opened}
      valuesOf={valuesOf}
      keepAs={{ name: keptRule, base: edited }}
      changedCode="recordChanged"
      send={save}
      readAgain={() => readAgain(queries, ['listPriceRules'])}
      onSuccess={({ message }) => {
        showToast({ kind: 'success', text: message });
        onSaved();
      }}
    >
      {(form) => <RuleFields form={form} isNew={!opened} />}
    </VersionedDialogForm>
  );
}
