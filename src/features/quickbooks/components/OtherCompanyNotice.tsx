import type { ReactNode } from 'react';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useBooks } from '../hooks/useBooks';

/** Warns that someone connected a different Intuit company than the one everything is linked to. */
export function OtherCompanyNotice({ action }: { action?: ReactNode }) {
  const { connection, setup } = useBooks();
  return (
    <InlineNotice tone="danger" title="Another QuickBooks company is connected" action={action}>
      Company {connection?.accountId ?? ''} is connected. Your mapping and links belong to{' '}
      {setup.facts.companyName || 'another one'} ({setup.realmId}), so nothing is read or written. Connect that one
      again, or start over with this one.
    </InlineNotice>
  );
}
