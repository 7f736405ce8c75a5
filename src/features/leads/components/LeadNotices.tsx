import { Button, Group } from '@mantine/core';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isPaidTwice } from '@/domain/lead/duplicates';
import type { Lead } from '@/domain/lead/schema';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { OutsideNotice } from './OutsideNotice';

/** Shows what to know before calling: do-not-service, out of area, already known, paid for twice. */
export function LeadNotices({ lead }: { lead: Stored<Lead> }) {
  const { move } = useChangeLead();
  const mayWrite = useCan()('update', 'leads');
  return (
    <>
      {lead.isBlocked && (
        <InlineNotice
          tone="danger"
          title="Do not service"
          action={
            mayWrite &&
            lead.isOpen && (
              <Button size="xs" variant="default" onClick={() => void move(lead, 'do-not-service')}>
                Close as “Do not service”
              </Button>
            )
          }
        >
          <RouterLink to={paths.customerDetails(lead.knownCustomerId)}>{lead.knownCustomerName}</RouterLink> has the
          same phone or e-mail and is marked “Do not service”.
        </InlineNotice>
      )}
      {lead.isOutOfArea && (
        <OutsideNotice
          postalCode={lead.address.postalCode}
          action={
            mayWrite &&
            lead.isOpen && (
              <Button size="xs" variant="default" onClick={() => void move(lead, 'out-of-area')}>
                Close as “Out of area”
              </Button>
            )
          }
        />
      )}
      {!lead.isBlocked && lead.knownCustomerId !== '' && lead.customerId === '' && (
        <InlineNotice tone="info" title="Already a customer">
          <RouterLink to={paths.customerDetails(lead.knownCustomerId)}>{lead.knownCustomerName}</RouterLink> has the
          same phone number or e-mail address.
        </InlineNotice>
      )}
      {lead.duplicateOfId !== '' && <DuplicateNotice lead={lead} mayWrite={mayWrite} />}
    </>
  );
}

function DuplicateNotice({ lead, mayWrite }: { lead: Stored<Lead>; mayWrite: boolean }) {
  const { timeZone } = useSession().company;
  const { move, change } = useChangeLead();
  const earlier = useOptionalRecord(collections.leads, lead.duplicateOfId).data;
  const isPaid = earlier ? isPaidTwice(lead, earlier) : false;
  return (
    <InlineNotice
      tone="warning"
      title={isPaid ? `Paid twice: ${lead.duplicateReason.toLowerCase()}` : lead.duplicateReason || 'Duplicate'}
      action={
        <Group gap="xs">
          {earlier && (
            <LinkButton size="xs" variant="default" to={paths.leadEvidence(lead.id)}>
              {isPaid ? 'Evidence for the seller' : 'Compare'}
            </LinkButton>
          )}
          {mayWrite && lead.isOpen && (
            <Button size="xs" variant="default" onClick={() => void move(lead, 'duplicate')}>
              Close as duplicate
            </Button>
          )}
          {mayWrite && (
            <Button
              size="xs"
              variant="default"
              onClick={() => void change(lead, { duplicateOfId: '', duplicateReason: '', isDuplicate: false })}
            >
              Not the same
            </Button>
          )}
        </Group>
      }
    >
      {earlier ? (
        <>
          <RouterLink to={paths.leadDetails(earlier.id)}>{earlier.name}</RouterLink> came on{' '}
          {formatDate(earlier.receivedAt, timeZone)}
          {earlier.costCents > 0 && ` and cost ${formatMoney(earlier.costCents)}`}.
        </>
      ) : (
        'The earlier lead has been deleted.'
      )}
    </InlineNotice>
  );
}
