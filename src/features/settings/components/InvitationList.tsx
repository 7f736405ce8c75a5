import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useNow } from '@/ui/hooks/useNow';
import { Section } from '@/ui/layout/Section';
import { InvitationRow } from './InvitationRow';

/** Lists invitations not accepted yet. */
export function InvitationList() {
  const invites = useRecords(collections.invites, {
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 100,
  });
  const now = useNow();
  const open = (invites.data ?? []).filter(({ status }) => status === 'pending');
  const readAgain = async (): Promise<void> => {
    collections.invites.cache.clear();
    await invites.refetch();
  };

  if (invites.error) return <ErrorState error={invites.error} onRetry={() => void invites.refetch()} />;
  if (open.length === 0) return null;
  return (
    <Section title="Open invitations" isFlush>
      {open.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} now={now} onChanged={readAgain} />
      ))}
    </Section>
  );
}
