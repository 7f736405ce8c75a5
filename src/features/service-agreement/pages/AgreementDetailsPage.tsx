import { Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { agreementStatus } from '@/domain/agreement/record/queries';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isOnlyOffered } from '@/domain/agreement/record/state';
import { lastDay } from '@/domain/agreement/record/term';
import { priceText } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { RecordGate } from '@/entities/record/RecordGate';
import { addCalendarDays } from '@/lib/calendar';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { Columns } from '@/ui/layout/Columns';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { AgreementCard } from '../components/AgreementCard';
import { AgreementPaper } from '../components/AgreementPaper';
import { AgreementActions, type AgreementDialog } from '../components/AgreementActions';
import { AgreementBadge } from '@/entities/agreement/AgreementBadge';
import { FactsSection, HistorySection } from '../components/AgreementFacts';
import { MoneySection } from '../components/AgreementMoney';
import { CancelDialog } from '../components/CancelDialog';
import { RecurringBeside } from '../components/RecurringBeside';
import { RemovedUnits } from '../components/RemovedUnits';
import { SendAgreementDialog } from '../components/SendAgreementDialog';
import { StartDialog } from '../components/StartDialog';
import { TermPicture } from '../components/TermPicture';
import { VisitLedger } from '../components/VisitLedger';
import { useAgreementActions } from '../hooks/useAgreementActions';

const ChangePlanDialog = lazyPart(() =>
  import('../components/ChangePlanDialog').then((module) => module.ChangePlanDialog),
);
const ShowAgreement = lazyPart(() => import('../components/ShowAgreement').then((module) => module.ShowAgreement));
const TransferDialog = lazyPart(() => import('../components/TransferDialog').then((module) => module.TransferDialog));
const MoveUnitDialog = lazyPart(() => import('../components/MoveUnitDialog').then((module) => module.MoveUnitDialog));
const RenewalSection = lazyPart(() => import('../components/RenewalSection').then((module) => module.RenewalSection));

const BACK = { to: paths.agreements, label: 'Service agreements' };

/** Shows staff an agreement: its status, what both sides owe, and the next steps. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.agreements, id);
  return (
    <PageBody size="normal">
      <RecordGate
        id={id}
        noun="service agreement"
        read={read}
        header={<PageHeader title="Service agreement" back={BACK} />}
        wayBack={<LinkButton to={paths.agreements}>Back to service agreements</LinkButton>}
      >
        {(agreement) => <AgreementDetails agreement={agreement} />}
      </RecordGate>
    </PageBody>
  );
}

function AgreementDetails({ agreement }: { agreement: Stored<Agreement> }) {
  const today = useToday();
  const session = useSession();
  const actions = useAgreementActions(agreement);
  const { hash } = useLocation();
  const [dialog, setDialog] = useState<AgreementDialog | null>(hash === SENDING ? 'send' : null);
  const close = (): void => setDialog(null);
  // Until someone has agreed, the document is the main content.
  const isOffer = isOnlyOffered(agreement.state);
  const paper = <AgreementPaper agreement={agreement} />;
  return (
    <>
      <PageHeader
        title={`${agreement.plan.name} for ${agreement.customerName}`}
        subtitle={agreement.number}
        back={BACK}
        badge={<AgreementBadge agreement={agreement} today={today} />}
        actions={<AgreementActions agreement={agreement} today={today} actions={actions} onOpen={setDialog} />}
      />
      <StateNotice agreement={agreement} today={today} />
      <NextTermsNotice agreement={agreement} />
      <TransferNotice agreement={agreement} />
      {canAct(session, 'manageAgreements') && (
        <>
          <RemovedUnits agreement={agreement} onChange={() => setDialog('terms')} />
          <RecurringBeside agreement={agreement} />
        </>
      )}
      <Columns widths={[1.6, 1]}>
        <OneColumn>
          {isOffer && paper}
          {agreement.visits.length > 0 && (
            <Section title="The year">
              <TermPicture agreement={agreement} today={today} />
            </Section>
          )}
          <VisitLedger agreement={agreement} today={today} actions={actions} />
          <MoneySection agreement={agreement} today={today} actions={actions} />
          <HistorySection agreement={agreement} />
        </OneColumn>
        <OneColumn>
          <FactsSection agreement={agreement} />
          <AgreementCard agreement={agreement} today={today} />
          {agreement.consent !== null && (agreement.plan.renewal === 'automatic' || agreement.endsOn === '') && (
            <RenewalSection agreement={agreement} today={today} actions={actions} />
          )}
          {!isOffer && paper}
          {agreement.internalNotes !== '' && (
            <Section title="Internal notes">
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {agreement.internalNotes}
              </Text>
            </Section>
          )}
        </OneColumn>
      </Columns>
      {/* The page stays visible while one of these loads: if it were hidden, its open menu would never close. */}
      <Suspense>
        {dialog === 'send' && <SendAgreementDialog agreement={agreement} onClose={close} />}
        {dialog === 'show' && agreement.token !== '' && <ShowAgreement token={agreement.token} onClose={close} />}
        {dialog === 'start' && <StartDialog agreementId={agreement.id} onClose={close} />}
        {dialog === 'terms' && (
          <ChangePlanDialog agreement={agreement} today={today} onChange={actions.changeTerms} onClose={close} />
        )}
        {dialog === 'unit' && <MoveUnitDialog agreement={agreement} onMove={actions.moveToUnit} onClose={close} />}
        {dialog === 'transfer' && <TransferDialog agreement={agreement} today={today} onClose={close} />}
        {dialog === 'cancel' && (
          <CancelDialog agreement={agreement} today={today} onCancel={actions.cancel} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Shows whose agreement it was before the house was sold, and who has it now. */
function TransferNotice({ agreement: { transfer, transferredTo, state } }: { agreement: Stored<Agreement> }) {
  const { timeZone } = useSession().company;
  if (transferredTo !== '')
    return (
      <InlineNotice tone="info" title="Transferred to the new owner of the house">
        <RouterLink to={paths.agreementView(transferredTo)}>Their agreement</RouterLink>
      </InlineNotice>
    );
  if (!transfer) return null;
  const { fromId, fromNumber, on, unused } = transfer;
  const isWaiting = state === 'draft' || state === 'offered';
  return (
    <InlineNotice
      tone="info"
      title={`${isWaiting ? 'Will take' : 'Took'} over an agreement with the house on ${formatDate(on, timeZone)}`}
    >
      <RouterLink to={paths.agreementView(fromId)}>{fromNumber}</RouterLink>{' '}
      {unused === 'along'
        ? 'The prepaid amount transfers.'
        : 'The previous owner is refunded the prepaid amount. The new owner pays for the rest of the period.'}{' '}
      {isWaiting && 'Nothing changes until the new owner agrees at their own link. They enter their own card.'}
    </InlineNotice>
  );
}

/** Shows an agreed change that takes effect later. */
function NextTermsNotice({ agreement: { nextTerms, currency } }: { agreement: Stored<Agreement> }) {
  const { timeZone } = useSession().company;
  if (!nextTerms) return null;
  const { plan, planVersion, priceCents, interval, on } = nextTerms;
  return (
    <InlineNotice tone="info" title={`Changes on ${formatDate(on, timeZone)}`}>
      {plan.name}, version {planVersion}, {priceText(priceCents, interval, currency)}.
    </InlineNotice>
  );
}

/** Shows the most important thing to know. */
function StateNotice({ agreement, today }: { agreement: Stored<Agreement>; today: string }) {
  const { timeZone } = useSession().company;
  const { state, cancelsOn, cancelReason, cancelReceipt, declineReason, endsOn, plan } = agreement;
  if (state === 'declined')
    return (
      <InlineNotice tone="danger" title="Declined">
        {declineReason}
      </InlineNotice>
    );
  if (agreement.endedUnpaidOn !== '')
    return (
      <InlineNotice tone="danger" title={`Ended on ${formatDate(agreement.endedUnpaidOn, timeZone)}, unpaid`}>
        {cancelReason}. Once it is paid, the agreement can be reinstated under “Payment”.
      </InlineNotice>
    );
  if (state === 'imported')
    return (
      <InlineNotice
        tone="warning"
        title="Imported, not running yet"
        action={
          <LinkButton to={paths.agreementFirstRun} variant="default">
            Check imported members
          </LinkButton>
        }
      >
        Nothing is billed, and no visit is scheduled, until someone has checked it and started it.
      </InlineNotice>
    );
  if (cancelsOn !== '')
    return (
      <InlineNotice
        tone="warning"
        title={
          state === 'cancelled'
            ? 'Canceled'
            : `Canceled: it ends with ${formatDate(lastDay(agreement, cancelsOn), timeZone)}`
        }
      >
        {/[.!?]$/.test(cancelReason) || cancelReason === '' ? cancelReason : `${cancelReason}.`} Receipt {cancelReceipt}
        .
      </InlineNotice>
    );
  if (state === 'past-due')
    return (
      <InlineNotice tone="danger" title="Past due">
        Visits and member prices are on hold until the open bill is paid.
      </InlineNotice>
    );
  if (state === 'paused')
    return (
      <InlineNotice tone="warning" title={`Paused since ${formatDate(agreement.pausedOn, timeZone)}`}>
        Nothing is billed, and no visit becomes due.
        {agreement.resumesOn !== '' &&
          ` Paused by the member: it resumes automatically on ${formatDate(agreement.resumesOn, timeZone)}.`}
      </InlineNotice>
    );
  if (agreementStatus(agreement, today) === 'renewing')
    return (
      <InlineNotice
        tone={plan.renewal === 'automatic' ? 'info' : 'warning'}
        title={`The term ends with ${formatDate(addCalendarDays(endsOn, -1), timeZone)}`}
      >
        {plan.renewal === 'automatic'
          ? 'It renews automatically. If the state requires a notice before that, it is e-mailed on time or listed for you below.'
          : 'Ask the customer, and renew it here when they say yes.'}
      </InlineNotice>
    );
  return null;
}
