import { Anchor, Button, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { isAskedByLaw, plannedNotices, sentNotice, type PlannedNotice } from '@/domain/agreement/record/plannedNotices';
import { renewalPlaceOf } from '@/domain/agreement/record/renewalNotice';
import { NOTICE_LABELS } from '@/domain/agreement/record/notice';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import { doubtOf, type LawBasis } from '@/domain/law/datedRule';
import type { Stored } from '@/domain/record/schema';
import { regionName } from '@/domain/contact/regions';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';

type RenewalSectionProps = { agreement: Stored<Agreement>; today: string; actions: AgreementActionsApi };

/** Shows the notices required by the law of the property's state, which were sent to whom, and what happens to a renewal without them. */
export function RenewalSection({ agreement, today, actions }: RenewalSectionProps) {
  const { timeZone } = useSession().company;
  const property = useRecord(collections.properties, agreement.propertyId).data;
  if (!property) return null;
  const place = renewalPlaceOf(property, timeZone);
  const notices = plannedNotices(agreement, place, today);
  // An ended agreement doesn't renew and needs no notice.
  if (notices.length === 0 && (!isMember(agreement.state) || agreement.cancelsOn !== '')) return null;
  return (
    <Section title="Renewal and notices">
      <OneColumn gap="sm">
        {agreement.noticeBy !== '' && (
          <InlineNotice tone="danger" title="A notice needs your attention">
            {agreement.noticeWhy}
          </InlineNotice>
        )}
        {notices.length === 0 && (
          <Text size="sm" c="dimmed">
            {place.state === ''
              ? 'The property has no state, so we can’t tell which notices its law requires.'
              : `We know of no notice that ${regionName(place.state, 'US')} requires here. That does not prove that none is needed.`}
          </Text>
        )}
        {notices.map((notice) => (
          <Notice
            key={notice.basis.ruleId}
            {...{ notice, agreement, today, actions }}
            stateName={regionName(place.state, 'US')}
          />
        ))}
      </OneColumn>
    </Section>
  );
}

function Notice({
  notice,
  stateName,
  agreement,
  today,
  actions,
}: RenewalSectionProps & { notice: PlannedNotice; stateName: string }) {
  const session = useSession();
  const { timeZone } = session.company;
  const { kind, earliest, latest, sendOn, delivery, basis } = notice;
  const label = NOTICE_LABELS[kind];
  const sent = sentNotice(agreement, notice);
  const isOpen = today >= earliest && today <= latest;
  const isMissed = !sent && today > latest;
  return (
    <InlineNotice
      tone={sent ? 'success' : isMissed ? 'danger' : isOpen ? 'warning' : 'info'}
      title={
        sent
          ? `${label} sent ${formatDate(sent.on, timeZone)}${sent.to === '' ? '' : ` to ${sent.to}`}`
          : `${label} between ${formatDate(earliest, timeZone)} and ${formatDate(latest, timeZone)}`
      }
      action={
        isOpen && !sent && canAct(session, 'manageAgreements') ? (
          <Button
            variant="default"
            loading={actions.isBusy}
            onClick={() => void actions.noteNotice(basis.ruleId, kind)}
          >
            Mark as sent today
          </Button>
        ) : undefined
      }
    >
      {!sent &&
        !isMissed &&
        (delivery === ''
          ? `It will be e-mailed automatically on ${formatDate(sendOn, timeZone)}. `
          : `E-mail does not count. Deliver it by ${delivery}, then record it here. `)}
      {isMissed &&
        kind === 'renewal' &&
        'It was missed, so the agreement continues month to month instead of for another term. '}
      {isAskedByLaw(notice) ? (
        <>
          {doubtOf(basis)}{' '}
          <LawSource {...basis} stateName={stateName} checkedText={formatDate(basis.checkedOn, timeZone)} />
        </>
      ) : (
        'No law that we know of requires it. It keeps the new price from being a surprise.'
      )}
    </InlineNotice>
  );
}

/** Shows which law a notice is based on, with its source. */
function LawSource({ note, source, stateName, checkedText }: LawBasis & { stateName: string; checkedText: string }) {
  const [address = ''] = source;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return (
    <>
      Law of {stateName}: {note} Read at{' '}
      {host === '' ? (
        address
      ) : (
        <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
          {host}
        </Anchor>
      )}
      , {checkedText}.
    </>
  );
}
