import { maxWebhooks } from '@mathappu/contract/programs/program-limits';
import type { Webhook, WebhookWithDeliveries } from '@mathappu/contract/programs/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { SectionWithAct } from '#web/admin/frame/section-with-act.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/programs';
import { langOfData } from '#words/language';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { Deliveries } from './deliveries.tsx';
import { eventWords } from './event-words.ts';
import { webhooksQuery } from './program-queries.ts';
import { useSendEvent } from './use-send-event.ts';
import { keptWebhook, WebhookDialog } from './webhook-dialog.tsx';

type Open =
  | { dialog: 'edit'; webhook: Webhook | undefined }
  | { dialog: 'delete'; webhook: Webhook };

/** The addresses that are told what happens in the shop. */
export function Webhooks() {
  const read = useQuery(webhooksQuery);
  const mayWrite = useMay()('createWebhook');
  const [open, setOpen] = useState<Open>();
  useReopen<Webhook | undefined>(keptWebhook, (webhook) => setOpen({ dialog: 'edit', webhook }));
  const close = () => setOpen(undefined);
  const isFull = (read.data?.data.length ?? 0) >= maxWebhooks;
  return (
    <SectionWithAct
      id="events"
      title={words.events}
      lead={words.eventsLead}
      act={
        mayWrite &&
        !isFull && (
          <Button
            variant="secondary"
            icon={<PlusIcon />}
            onClick={() => setOpen({ dialog: 'edit', webhook: undefined })}
          >
            {words.newWebhook}
          </Button>
        )
      }
    >
      <ReadStates
        read={read}
        failureText={words.webhooksFailed}
        skeleton={<ListSkeleton text={words.loadingWebhooks} rowHeight="h-16" />}
      >
        {({ data: webhooks }) =>
          webhooks.length > 0 ? (
            <ul aria-label={words.events} className="divide-y divide-line border-y border-line">
              {webhooks.map((webhook) => (
                <WebhookItem
                  key={webhook._id}
                  webhook={webhook}
                  onChange={mayWrite ? () => setOpen({ dialog: 'edit', webhook }) : undefined}
                />
              ))}
            </ul>
          ) : (
            <p>{words.noWebhooks}</p>
          )
        }
      </ReadStates>
      <WebhookDialog
        isOpen={open?.dialog === 'edit'}
        webhook={open?.webhook}
        onDelete={(webhook) => setOpen({ dialog: 'delete', webhook })}
        onClose={close}
      />
      <DeleteWebhookDialog
        webhook={open?.dialog === 'delete' ? open.webhook : undefined}
        onClose={close}
      />
    </SectionWithAct>
  );
}

type WebhookItemProps = {
  webhook: WebhookWithDeliveries;
  /** Undefined for who may only look. */
  onChange: (() => void) | undefined;
};

function WebhookItem({ webhook, onChange }: WebhookItemProps) {
  const { url, events, isOn, deliveries } = webhook;
  const { send, sending } = useSendEvent(webhook._id);
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-2xs">
          <h3 className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
            <span lang={langOfData}>{url}</span>
            {!isOn && <Badge tone="yellow">{words.off}</Badge>}
          </h3>
          <p>{events.map((event) => eventWords[event]).join('\u00a0· ')}</p>
        </div>
        {onChange && (
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="secondary"
              isBusy={sending === 'test'}
              onClick={() => send(undefined)}
            >
              {words.sendTest}
            </Button>
            <Button size="sm" variant="secondary" onClick={onChange}>
              {words.change}
            </Button>
          </div>
        )}
      </div>
      <Deliveries
        deliveries={deliveries}
        sending={sending}
        onSend={onChange ? (delivery) => send(delivery._id) : undefined}
      />
    </li>
  );
}
