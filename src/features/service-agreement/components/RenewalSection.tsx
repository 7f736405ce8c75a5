import { Button, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { RenewalNotice } from '@/domain/agreement/law/renewalLaw';
import { noticesBefore } from '@/domain/agreement/record/renewalNotice';
import type { Agreement } from '@/domain/agreement/record/schema';
import { doubtOf } from '@/domain/law/datedRule';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';

type RenewalSectionProps = { agreement: Stored<Agreement>; today: string; actions: AgreementActionsApi };

/** The notices that the law of the property's state asks for before an automatic renewal, and what becomes of it without them. */
export function RenewalSection({ agreement, today, actions }: RenewalSectionProps) {
  const property = useRecord(collections.properties, agreement.propertyId).data;
  if (!property) return null;
  const place = { state: property.address.state, isBusiness: property.use === 'business' };
  const notices = noticesBefore(agreement, place);
  return (
    <Section title="Renewal">
      <OneColumn gap="sm">
        {notices.length === 0 && (
          <Text size="sm" c="dimmed">
            {place.state === ''
              ? 'The property has no state, so nobody can say which notices its law asks for.'
              : `No notice is on file for ${place.state}. That is no proof that there is none.`}
          </Text>
        )}
        {notices.map((notice) => (
          <Notice key={notice.basis.ruleId} notice={notice} agreement={agreement} today={today} actions={actions} />
        ))}
      </OneColumn>
    </Section>
  );
}

function Notice({ notice, agreement, today, actions }: RenewalSectionProps & { notice: RenewalNotice }) {
  const session = useSession();
  const { timeZone } = session.company;
  const { earliest, latest, delivery, basis } = notice;
  const sent = agreement.notices.find(({ ruleId, on }) => ruleId === basis.ruleId && on >= earliest && on <= latest);
  const isOpen = today >= earliest && today <= latest;
  const isMissed = !sent && today > latest;
  return (
    <InlineNotice
      tone={sent ? 'success' : isMissed ? 'danger' : isOpen ? 'warning' : 'info'}
      title={
        sent
          ? `Notice sent ${formatDate(sent.on, timeZone)}`
          : `Notice between ${formatDate(earliest, timeZone)} and ${formatDate(latest, timeZone)}`
      }
      action={
        isOpen && !sent && canAct(session, 'manageAgreements') ? (
          <Button variant="default" loading={actions.isBusy} onClick={() => void actions.noteNotice(basis.ruleId)}>
            It was sent today
          </Button>
        ) : undefined
      }
    >
      {delivery !== '' && `Delivery: ${delivery}. `}
      {isMissed && 'It was missed: the agreement goes on from month to month instead of for another term. '}
      {doubtOf(basis)} {basis.note} Source: {basis.source[0]}, checked {formatDate(basis.checkedOn, timeZone)}.
    </InlineNotice>
  );
}
