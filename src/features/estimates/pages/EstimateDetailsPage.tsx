import { Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { EstimateBadge } from '@/entities/estimate/EstimateBadge';
import { statusOfEstimate } from '@/domain/estimate/facts';
import { useToday } from '@/entities/company/useToday';
import { RecordGate } from '@/entities/record/RecordGate';
import { SENDING } from '@/lib/sendingHash';
import { lazyPart } from '@/lib/lazyPage';
import { ScheduledSendNotice } from '@/entities/mail/ScheduledSendNotice';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { FindingsSection } from '@/entities/finding/FindingsSection';
import { Section } from '@/ui/layout/Section';
import { StickyActions } from '@/ui/layout/StickyActions';
import { LinkButton } from '@/ui/links/LinkButton';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { OneColumn } from '@/ui/layout/OneColumn';
import { ApproveDialog } from '../components/ApproveDialog';
import { DeclineDialog } from '../components/DeclineDialog';
import classes from '../components/estimate.module.css';
import { EstimateActions, type EstimateDialog } from '../components/EstimateActions';
import { ApprovalSection, DeliverySection, FactsSection, TotalsSection } from '../components/EstimateFacts';
import { EstimateNextStep, useNextStep } from '../components/EstimateNextStep';
import { EstimatePaper } from '../components/EstimatePaper';
import { RevisionsSection } from '../components/RevisionsSection';
import { SignedHere } from '../components/SignedHere';
import { EstimateFinancing } from '../components/EstimateFinancing';
import { ScheduleEstimateDialog } from '../components/ScheduleEstimateDialog';
import { SendEstimateDialog } from '../components/SendEstimateDialog';
import { useEstimateActions } from '../hooks/useEstimateActions';

const ShowToCustomer = lazyPart(() => import('../components/ShowToCustomer').then((module) => module.ShowToCustomer));

const BACK = { to: paths.estimates, label: 'Estimates' };

/** Shows staff an estimate: the customer's view, its status, and the next actions. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.estimates, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="estimate"
        read={read}
        header={<PageHeader title="Estimate" back={BACK} />}
        wayBack={<LinkButton to={paths.estimates}>Back to estimates</LinkButton>}
      >
        {(estimate) => <EstimateDetails estimate={estimate} />}
      </RecordGate>
    </PageBody>
  );
}

function EstimateDetails({ estimate }: { estimate: Stored<Estimate> }) {
  const can = useCan();
  const today = useToday();
  const actions = useEstimateActions(estimate);
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Stays open until closed: the estimate counts as sent before its e-mail has gone out, and errors are shown there.
  const [dialog, setDialog] = useState<EstimateDialog | null>(
    // Also for a sent estimate: its e-mail may not have arrived.
    hash === SENDING && (estimate.state === 'draft' || estimate.state === 'sent') ? 'send' : null,
  );
  const close = (): void => {
    setDialog(null);
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  };
  const { number, revisionNumber, title, internalNotes } = estimate;
  const isPhone = useIsPhone();
  const step = useNextStep(estimate, today);
  const nextStep = <EstimateNextStep step={step} actions={actions} onSend={() => setDialog('send')} />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={revisionNumber === 1 ? number : `${number}, revision ${revisionNumber}`}
        back={BACK}
        badge={<EstimateBadge estimate={estimate} today={today} />}
        actions={
          <EstimateActions estimate={estimate} today={today} actions={actions} onOpen={setDialog} step={step}>
            {!isPhone && nextStep}
          </EstimateActions>
        }
      />
      <StateNotice estimate={estimate} today={today} />
      <SignedHere estimate={estimate} />
      <ScheduledSendNotice
        kind="estimate"
        subjectId={estimate.id}
        {...(can('update', 'estimates') && { onChange: () => setDialog('schedule') })}
      />
      <div className={classes['columns']}>
        <OneColumn>
          <EstimatePaper estimate={estimate} />
        </OneColumn>
        <OneColumn>
          <TotalsSection estimate={estimate} />
          <FactsSection estimate={estimate} />
          <DeliverySection estimate={estimate} actions={actions} />
          <ApprovalSection estimate={estimate} />
          <EstimateFinancing estimate={estimate} />
          <FindingsSection subject="estimateId" id={estimate.id} title="Findings on it" isHiddenWhenEmpty />
          <RevisionsSection id={estimate.id} estimate={estimate} />
          {internalNotes !== '' && (
            <Section title="Internal notes">
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {internalNotes}
              </Text>
            </Section>
          )}
        </OneColumn>
      </div>
      {isPhone && step !== '' && <StickyActions>{nextStep}</StickyActions>}
      {dialog === 'send' && <SendEstimateDialog estimate={estimate} onClose={close} />}
      <Suspense>{dialog === 'show' && <ShowToCustomer estimate={estimate} onClose={close} />}</Suspense>
      {dialog === 'schedule' && <ScheduleEstimateDialog estimate={estimate} onClose={close} />}
      {dialog === 'approve' && <ApproveDialog estimate={estimate} onClose={close} />}
      {dialog === 'decline' && <DeclineDialog estimateId={estimate.id} onClose={close} />}
    </>
  );
}

/** Shows what the customer wrote, or why the estimate can no longer be answered. */
function StateNotice({ estimate, today }: { estimate: Stored<Estimate>; today: string }) {
  const { company } = useSession();
  const { changeRequest, declineReason, approval, revisionNumber, state, validUntil } = estimate;
  const status = statusOfEstimate(estimate, today);
  if (status === 'changes-requested' || (state === 'draft' && changeRequest !== '')) {
    return (
      <InlineNotice tone="warning" title="The customer asks for a change">
        {changeRequest}
      </InlineNotice>
    );
  }
  if (status === 'declined') {
    return (
      <InlineNotice tone="danger" title="Declined">
        {declineReason}
      </InlineNotice>
    );
  }
  if (status === 'expired') {
    return (
      <InlineNotice tone="warning" title="Expired">
        It could be accepted until {formatDate(validUntil, company.timeZone)}. Revise it to set a new expiration date.
      </InlineNotice>
    );
  }
  if (approval && approval.revisionNumber !== revisionNumber && state !== 'approved' && state !== 'converted') {
    return (
      <InlineNotice tone="info" title="Changed after it was accepted">
        The customer will see what has changed and be asked to sign again.
      </InlineNotice>
    );
  }
  return null;
}
