import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { isUnstored } from '@/domain/scheduling/board/entries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isOver } from '@/domain/scheduling/visitState';

const VisitMessageDialog = lazy(async () => ({
  default: (await import('./VisitMessageDialog')).VisitMessageDialog,
}));

/** Opens the messages to a visit's customer. Nothing for what is over, and for entries without a customer. */
export function MessageCustomer({ visit }: { visit: Stored<ScheduleEntry> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (visit.kind !== 'visit' || visit.customerId === '' || isOver(visit.state) || isUnstored(visit)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMessage size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Message customer…
      </Button>
      <Suspense>{isOpen && <VisitMessageDialog visit={visit} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
