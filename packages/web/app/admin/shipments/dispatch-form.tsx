import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { officeMaxLength } from '@mathappu/contract/limits';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';
import type { StaffShipment } from '@mathappu/contract/shipments/shipment';
import type { saveShipment } from '@mathappu/contract/shipments/shipments';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { isOnTrust, isPacked, isToPack, piecesLeft } from '#web/admin/orders/admin-order.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { OrderPictureField } from '#web/forms/pictures/order-picture-field.tsx';
import { useAsk } from '#web/forms/use-ask.tsx';
import { leadingName } from '#web/language/names.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/shipments';
import { type DispatchValues, dispatchForm, firstValues, valuesOf } from './dispatch-values.ts';

type Body = z.output<typeof saveShipment.body>;
type Saved = z.output<typeof saveShipment.data>;
type CardForm = UseFormReturn<DispatchValues, unknown, Body>;

type DispatchFormProps = {
  order: AdminOrder;
  transporters: readonly string[];
  ewayBill: OrderHistory['ewayBill'];
  onShipped: () => void;
  /** Beside the buttons. */
  children: ReactNode;
};

/** The dispatch card, which is saved alone or with marking the order as shipped. */
export function DispatchForm({
  order,
  transporters,
  ewayBill,
  onShipped,
  children,
}: DispatchFormProps) {
  const id = useId();
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();
  // Its own save begins the form anew; that of somebody else is a conflict when it is sent.
  const [opened, setOpened] = useState(order.shipment ?? undefined);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<'save' | 'ship'>();
  const [isUploading, setUploading] = useState(false);
  const isShipping = useRef(false);

  async function send(fields: Body, base: StaffShipment | undefined) {
    const ships = isShipping.current && { isShipped: true, from: order.status };
    setNotices([]);
    try {
      return await call('saveShipment', {
        params: { orderId: order._id },
        body: { ...fields, version: base?.version ?? 0, ...ships },
        failureText: words.saveFailed,
      });
    } catch (error) {
      // The card was saved nevertheless.
      const kept = error instanceof CallError && error.code === 'taxRefused' && error.data;
      if (kept) {
        setOpened((kept as Pick<Saved, 'shipment'>).shipment);
        setNotices([error.message]);
      }
      throw error;
    }
  }

  function submit(ships: boolean) {
    isShipping.current = ships;
    (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
  }

  const doubts = doubtsOf(order);
  const ship = () => {
    if (doubts.length === 0) return submit(true);
    ask({
      title: words.shipQuestion,
      text: (
        <ul className="grid gap-1">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      ),
      confirmLabel: words.saveAndShip,
      tone: 'primary',
      onConfirm: async () => submit(true),
    });
  };
  const isBusy = busy !== undefined;
  return (
    <>
      <VersionedDialogForm
        key={opened?.version ?? 0}
        id={id}
        onSending={(isSending) =>
          setBusy(isSending ? (isShipping.current ? 'ship' : 'save') : undefined)
        }
        schemaOf={() => dispatchForm}
        opened={opened}
        defaultValues={opened?.version ? valuesOf(opened) : firstValues(order)}
        valuesOf={valuesOf}
        keepAs={{ name: `dispatch-${order._id}`, base: 0 }}
        changedCode="shipmentChanged"
        send={send}
        readAgain={() => readAgain(queries)}
        onSuccess={({ data, message }) => {
          showToast({ kind: 'success', text: message });
          setOpened(data.shipment);
          setNotices(data.warnings.map((warning) => wordWarning(warning, data.shipment)));
          if (isShipping.current && data.warnings.length === 0) onShipped();
        }}
      >
        {(form) => (
          <CardFields
            form={form}
            order={order}
            transporters={transporters}
            ewayBill={ewayBill}
            onUploading={setUploading}
          />
        )}
      </VersionedDialogForm>
      {notices.map((notice) => (
        <Notice key={notice} tone="yellow" icon={<AlertIcon />} isLive className="mt-4">
          {notice}
        </Notice>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          isBusy={busy === 'save'}
          disabled={isUploading || (isBusy && busy !== 'save')}
          onClick={() => submit(false)}
        >
          {words.save}
        </Button>
        {canLeave(order) && (
          <Button
            isBusy={busy === 'ship'}
            disabled={isUploading || (isBusy && busy !== 'ship')}
            onClick={ship}
          >
            {words.saveAndShip}
          </Button>
        )}
        {children}
        {isUploading && <p className="text-sm text-ink-soft">{words.photoOnItsWay}</p>}
      </div>
      {questionDialog}
    </>
  );
}

/** Also an order that the shop packs on trust. */
const canLeave = (order: AdminOrder): boolean => isToPack(order) || isOnTrust(order);

/** What is asked about before the order leaves: lines that are not packed, money that is owed. */
function doubtsOf(order: AdminOrder): string[] {
  const { products, shipment, paymentMethod, paymentStatus, totalAmount } = order;
  const notPacked = products
    .filter((line) => !isPacked(order, line))
    .map((line) =>
      fill(words.packedLine, {
        name: leadingName(line),
        packed: packedPieces(shipment, line.productId),
        count: piecesLeft(line),
      }),
    );
  const isOwed = paymentMethod === 'offline' && paymentStatus === 'PENDING' && totalAmount > 0;
  return [
    ...(notPacked.length > 0 ? [fill(words.notPacked, { lines: notPacked.join(', ') })] : []),
    ...(isOwed ? [fill(words.notPaid, { total: formatRupees(totalAmount) })] : []),
  ];
}

const wordWarning = ({ code, orderId = '' }: Saved['warnings'][number], shipment: StaffShipment) =>
  code === 'sameName'
    ? words.sameName
    : fill(words.lrTaken, { number: shipment.lrNumber, orderId });

const freightOptions = [
  { value: '', label: words.freightNone },
  { value: 'toPay', label: words.freightToPay },
  { value: 'paid', label: words.freightPaid },
] as const;

type CardFieldsProps = {
  form: CardForm;
  order: AdminOrder;
  transporters: readonly string[];
  ewayBill: OrderHistory['ewayBill'];
  onUploading: (isUploading: boolean) => void;
};

function CardFields({ form, order, transporters, ewayBill, onUploading }: CardFieldsProps) {
  const { errors } = form.formState;
  const listId = useId();
  const quiet = { autoComplete: 'off' } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={words.cartons}
        inputMode="numeric"
        error={errors.cartons?.message}
        {...form.register('cartons')}
      />
      <div>
        <TextField
          label={words.transporter}
          hint={words.transporterHint}
          list={listId}
          error={errors.transporter?.message}
          {...quiet}
          {...form.register('transporter')}
        />
        <datalist id={listId}>
          {transporters.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <TextField
        label={words.packedBy}
        error={errors.packedBy?.message}
        {...quiet}
        {...form.register('packedBy')}
      />
      <TextField
        label={words.checkedBy}
        error={errors.checkedBy?.message}
        {...quiet}
        {...form.register('checkedBy')}
      />
      <TextField
        label={words.lrNumber}
        error={errors.lrNumber?.message}
        {...quiet}
        {...form.register('lrNumber')}
      />
      <TextField
        label={words.lrDate}
        type="date"
        max={toShopDay(new Date())}
        error={errors.lrDate?.message}
        {...form.register('lrDate')}
      />
      <LrPhoto form={form} code={order.code} onUploading={onUploading} />
      <Freight form={form} />
      <TextField
        label={words.officeName}
        hint={words.officeHint}
        error={errors.office?.name?.message}
        {...quiet}
        {...form.register('office.name')}
      />
      <TextField
        label={words.officePhone}
        type="tel"
        error={errors.office?.phone?.message}
        {...quiet}
        {...form.register('office.phone')}
      />
      <TextAreaField
        label={words.officeText}
        rows={2}
        countTo={officeMaxLength}
        error={errors.office?.text?.message}
        className="sm:col-span-2"
        {...form.register('office.text')}
      />
      <TextField
        label={words.ewayBill}
        hint={ewayBill ? wordEwayBill(ewayBill) : undefined}
        inputMode="numeric"
        error={errors.ewayBill?.message}
        {...quiet}
        {...form.register('ewayBill')}
      />
    </div>
  );
}

type LrPhotoProps = {
  form: CardForm;
  code: string | null;
  onUploading: (isUploading: boolean) => void;
};

function LrPhoto({ form, code, onUploading }: LrPhotoProps) {
  const photo = useWatch({ control: form.control, name: 'photo' });
  if (code === null) return null;
  return (
    <div className="sm:col-span-2">
      <OrderPictureField
        code={code}
        label={words.photo}
        pictures={photo === null ? [] : [photo]}
        maximum={1}
        error={form.formState.errors.photo?.message}
        onChange={(change) => {
          const now = form.getValues('photo');
          const [next = null] = change(now === null ? [] : [now]);
          form.setValue('photo', next, { shouldDirty: true });
        }}
        onUploading={onUploading}
      />
    </div>
  );
}

function Freight({ form }: { form: CardForm }) {
  const freight = useWatch({ control: form.control, name: 'freight' });
  return (
    <>
      <ChoiceField
        label={words.freight}
        options={freightOptions}
        value={freight}
        onChange={(value) => form.setValue('freight', value, { shouldDirty: true })}
      />
      {freight === 'paid' ? (
        <NumberField
          label={words.freightAmount}
          error={form.formState.errors.freightAmount?.message}
          {...form.register('freightAmount')}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
    </>
  );
}

const wordEwayBill = ({ above, isToOtherState }: NonNullable<OrderHistory['ewayBill']>): string =>
  fill<string>(isToOtherState ? words.ewayBillToOtherState : words.ewayBillNeeded, {
    amount: formatRupees(above).replace(/\.00$/, ''),
  });
