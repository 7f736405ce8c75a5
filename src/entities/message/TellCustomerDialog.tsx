import { Modal } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useOnline } from '@/data/react/useOnline';
import { visitMessageFault } from '@/domain/message/visitRules';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import type { TellRequest } from './tellRequest';
import { VisitMessageDialog } from './VisitMessageDialog';

/** Opens the message about a change to a visit. It waits until the visit is stored with that change: a job's visit follows its job. */
export function TellCustomerDialog({ request, onClose }: { request: TellRequest; onClose: () => void }) {
  const { visitId, kind, startsAt } = request;
  const { record: visit } = useLiveRecord(collections.schedule, visitId);
  const isOnline = useOnline();
  const [now] = useState(nowIso);
  if (visit?.placement.startsAt === startsAt && visitMessageFault(visit, kind, now) === '')
    return <VisitMessageDialog visit={visit} kind={kind} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="Tell the customer?" size="lg">
      <InlineNotice tone="info">
        {isOnline
          ? 'The change is still being saved. If this takes too long, tell the customer later from the visit.'
          : 'You are offline. Tell the customer from the visit once the change is saved.'}
      </InlineNotice>
      {isOnline && <LoadingRows rows={4} label="Waiting for the visit" />}
    </Modal>
  );
}
