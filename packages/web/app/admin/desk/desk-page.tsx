import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/desk';
import { useCopiedSale } from './copied-sale.ts';
import { DeskForm } from './desk-form.tsx';
import { type Written, WrittenPanel } from './written-panel.tsx';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const priceListQuery = pageQuery('getPriceList', {}, { failureText: words.loadFailed });

export const loader = () => null;
export const clientLoader = () => startAdminReads([priceListQuery]);
clientLoader.hydrate = true as const;

/** Where staff write down who calls, writes or stands at the counter. */
export default function DeskPage() {
  const [params, setParams] = useSearchParams();
  const [copy] = useState(params.get('copy') ?? '');
  const [reportId] = useState(params.get('report') ?? '');
  const [written, setWritten] = useState<Written>();
  const [isCopied, setCopied] = useState(copy === '');
  return (
    <>
      <PageHeading title={words.title} />
      {written ? (
        <WrittenPanel written={written} onNext={() => setWritten(undefined)} />
      ) : (
        <Desk
          copy={isCopied ? '' : copy}
          reportId={reportId}
          // A reload begins with what has been typed since, not with the copy again.
          onCopied={() => setParams({}, { replace: true })}
          onWritten={(done) => {
            setCopied(true);
            setWritten(done);
          }}
        />
      )}
    </>
  );
}

type DeskProps = {
  /** The number of an enquiry or order that the page begins with; '' for none. */
  copy: string;
  /** The report of that order that is made good; '' for none. */
  reportId: string;
  onCopied: () => void;
  onWritten: (written: Written) => void;
};

function Desk({ copy, reportId, onCopied, onWritten }: DeskProps) {
  const prices = useQuery(priceListQuery);
  const copied = useCopiedSale(copy, reportId);
  const hasCopy = copied.values !== undefined;
  const tellCopied = useEffectEvent(onCopied);
  useEffect(() => {
    if (hasCopy) tellCopied();
  }, [hasCopy]);
  const skeleton = <Loading text={words.loading} />;
  return (
    <ReadStates read={prices} failureText={words.loadFailed} skeleton={skeleton}>
      {({ data: list }) =>
        copied.isPending ? (
          skeleton
        ) : (
          <DeskForm list={list} copied={copied.values} onWritten={onWritten} />
        )
      }
    </ReadStates>
  );
}
