import { toPackFilter } from '#web/admin/orders/order-words.ts';
import { useRead } from '#web/api/use-read.ts';
import { DashboardPanel } from './dashboard-panel.tsx';
import { RunningOut } from './running-out.tsx';
import { TodoCount } from './todo-count.tsx';

export function Todo() {
  const read = useRead('getTodo', {}, { staleTime: 0 });
  return (
    <DashboardPanel
      title="This morning"
      read={read}
      failureText="What waits could not be loaded"
      height="h-80"
    >
      {({ data: todo }) => (
        <>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
            <TodoCount
              label="Orders to pack"
              count={todo.toPack}
              to={`/admin/orders?status=${toPackFilter}`}
            />
            <TodoCount
              label="Pending payment"
              count={todo.pendingPayment}
              to="/admin/orders?status=PENDING_PAYMENT"
            />
            <TodoCount
              label="Unread messages"
              count={todo.unreadMessages}
              to="/admin/message?status=unread"
            />
            <TodoCount label="Failed mails" count={todo.failedMails} to="#failed-mails" />
          </ul>
          <RunningOut products={todo.runningOut} />
        </>
      )}
    </DashboardPanel>
  );
}
