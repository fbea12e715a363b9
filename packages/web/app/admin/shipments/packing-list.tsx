import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { inShelfOrder, isBeforePacking, piecesLeft } from '#web/admin/orders/admin-order.ts';
import { readAgain } from '#web/api/read-again.ts';
import { langOfName, leadingName } from '#web/language/names.ts';
import { ListNumber } from '#web/ui/list-number.tsx';
import * as words from '#words/admin/shipments';
import { langOfData } from '#words/language';

type Line = AdminOrder['products'][number];

/** What is sent while the answer is awaited, by product. */
type Sending = ReadonlyMap<string, number>;

type PackingListProps = { order: AdminOrder; isReadOnly?: boolean };

/** A tick for each line, shelf by shelf; once the order has left, or for who only reads it, what was packed. */
export function PackingList({ order, isReadOnly = false }: PackingListProps) {
  const { sending, pack } = usePacking(order);
  const isOpen = !isReadOnly && (isBeforePacking(order) || order.status === 'PENDING_PAYMENT');
  const packedOf = ({ productId }: Line) =>
    sending.get(productId) ?? packedPieces(order.shipment, productId);
  const lines = inShelfOrder(order.products).filter(
    (line) => piecesLeft(line) > 0 || packedOf(line) > 0,
  );
  const done = lines.filter((line) => packedOf(line) === piecesLeft(line)).length;
  if (!isOpen && !order.shipment?.packed.length) return null;
  return (
    <div className="mb-5">
      <p role="status" className="figures mb-1 font-semibold">
        {fill(words.linesPacked, { done, count: lines.length })}
      </p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <PackedLine
            key={line.productId}
            line={line}
            packed={packedOf(line)}
            isOpen={isOpen}
            onPack={(quantity) => pack(line.productId, quantity)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Ticks are shown at once; the order is read again when none is on its way any more. */
function usePacking({ _id }: AdminOrder) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>(new Map());
  const underWay = useRef(0);
  /** Those of one line follow each other, so that the last one counts. */
  const last = useRef(new Map<string, Promise<unknown>>());

  async function send(productId: string, quantity: number) {
    await last.current.get(productId);
    await call('packLine', {
      params: { orderId: _id },
      body: { productId, quantity },
      failureText: words.packFailed,
    }).catch(() => undefined);
  }

  function pack(productId: string, quantity: number) {
    setSending((now) => new Map(now).set(productId, quantity));
    underWay.current += 1;
    const sent = send(productId, quantity).then(async () => {
      underWay.current -= 1;
      if (underWay.current > 0) return;
      await readAgain(queries, ['getOrderHistory', 'listAllOrders']);
      if (underWay.current === 0) setSending(new Map());
    });
    last.current.set(productId, sent);
  }

  return { sending, pack };
}

type PackedLineProps = {
  line: Line;
  packed: number;
  isOpen: boolean;
  onPack: (quantity: number) => void;
};

function PackedLine({ line, packed, isOpen, onPack }: PackedLineProps) {
  const left = piecesLeft(line);
  const name = leadingName(line);
  const label = (
    <span className="min-w-0 flex-1">
      <span lang={langOfName(line)} className="font-semibold wrap-anywhere">
        {name}
      </span>
      <span className="figures block text-sm text-ink-soft">
        <ListNumber number={line.listNumber} className="mr-2" />
        {line.unit && <span lang={langOfData}>{line.unit}</span>}
      </span>
    </span>
  );
  if (!isOpen) {
    return (
      <li className="flex items-center gap-3 py-2">
        {label}
        <span className="figures font-semibold">
          {fill(words.packedOf, { packed, count: left })}
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-3">
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-1.5">
        <input
          type="checkbox"
          checked={packed === left}
          onChange={({ target }) => onPack(target.checked ? left : 0)}
          className="size-6.5 shrink-0"
        />
        {label}
      </label>
      <PackedQuantity name={name} packed={packed} left={left} onPack={onPack} />
    </li>
  );
}

type PackedQuantityProps = {
  name: string;
  packed: number;
  left: number;
  onPack: (quantity: number) => void;
};

/** Typed where not all pieces are there; applied on blur and on Enter. */
function PackedQuantity({ name, packed, left, onPack }: PackedQuantityProps) {
  const [typed, setTyped] = useState<string>();

  function apply() {
    setTyped(undefined);
    const quantity = Number(typed);
    if (typed === undefined || !/^\d+$/.test(typed) || quantity > left) return;
    if (quantity !== packed) onPack(quantity);
  }

  return (
    <span className="figures flex items-center gap-2 whitespace-nowrap">
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={fill(words.packedPiecesOf, { name })}
        value={typed ?? packed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
        className="min-h-11 w-14 rounded-md border border-line-strong bg-surface text-center font-semibold"
      />
      {fill(words.ofPieces, { count: left })}
    </span>
  );
}
