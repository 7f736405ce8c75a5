import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { DAY_KINDS, type VisitMessageKind } from '@/domain/message/settings';
import { visitMessageFault } from '@/domain/message/visitRules';
import type { Stored } from '@/domain/record/schema';
import { isUnstored } from '@/domain/scheduling/board/entries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { nowIso } from '@/lib/dates';

const VisitMessageDialog = lazy(async () => ({
  default: (await import('./VisitMessageDialog')).VisitMessageDialog,
}));

/** Opens the messages to a visit's customer. Renders nothing if there is nothing to tell them: someone is there already, or it's over. */
export function MessageCustomer({ visit }: { visit: Stored<ScheduleEntry> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(nowIso);
  if (visit.kind !== 'visit' || visit.customerId === '' || isUnstored(visit)) return null;
  const isPossible = (kind: VisitMessageKind): boolean => visitMessageFault(visit, kind, now) === '';
  const isOff = isPossible('canceled');
  // A reminder is possible until the visit should begin; the others only on its day.
  if (!isOff && !DAY_KINDS.some(isPossible)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMessage size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Message customer…
      </Button>
      <Suspense>
        {isOpen && (
          <VisitMessageDialog
            visit={visit}
            {...(isOff && { kind: 'canceled' as const })}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
