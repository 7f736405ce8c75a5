import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { seesCosts } from '@/domain/access/rights';
import { memberAgreementId } from '@/domain/agreement/record/membershipOffer';
import type { Agreement } from '@/domain/agreement/record/schema';
import { priceText } from '@/domain/agreement/record/words';
import { calculateOptions } from '@/domain/billing/calculate';
import { chosenDocument, presetChoice } from '@/domain/estimate/choice';
import type { Estimate } from '@/domain/estimate/schema';
import { formatCents } from '@/domain/money/format';
import { depositSettlement } from '@/domain/payment/deposits';
import { choiceOf, currentApproval } from '@/domain/public-document/faceOfEstimate';
import type { Stored } from '@/domain/record/schema';
import { useBusinessUnitName } from '@/entities/billing/useBusinessUnitName';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { figuresOf } from '@/entities/billing/figures';
import { MarginPanel } from '@/entities/billing/MarginPanel';
import { depositText, useDeposits } from '@/entities/payment/useDeposits';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { linkOf, type EstimateActionsApi } from '../hooks/useEstimateActions';
import classes from './estimate.module.css';

type Props = { estimate: Stored<Estimate> };

/** Shows the customer and what the estimate is for. */
export function FactsSection({ estimate }: Props) {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const unitName = useBusinessUnitName(estimate.businessUnitId);
  const { customerId, customerName, propertyAddress, jobId, convertedJobId, invoiceIds, validUntil } = estimate;
  const joined = useJoined(estimate);
  const jobLink = (id: string) =>
    can('read', 'jobs') ? <RouterLink to={paths.jobDetails(id)}>Go to job</RouterLink> : 'Yes';
  return (
    <Section title="Details">
      <DetailList
        columns={1}
        items={[
          { label: 'Customer', value: <RouterLink to={paths.customerDetails(customerId)}>{customerName}</RouterLink> },
          { label: 'Where', value: propertyAddress, isHiddenWhenEmpty: true },
          { label: 'Business unit', value: unitName, isHiddenWhenEmpty: true },
          { label: 'Valid until', value: formatDate(validUntil, timeZone) || 'No expiration date' },
          {
            label: 'Service agreement',
            value: joined ? (
              <RouterLink to={paths.agreementView(joined.id)}>
                {joined.plan.name} {joined.number}
              </RouterLink>
            ) : (
              ''
            ),
            isHiddenWhenEmpty: true,
          },
          { label: 'Membership offered', value: offeredPlan(estimate), isHiddenWhenEmpty: true },
          { label: 'For the job', value: jobId === '' ? '' : jobLink(jobId), isHiddenWhenEmpty: true },
          {
            label: 'Converted to a job',
            value: convertedJobId === '' ? '' : jobLink(convertedJobId),
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Invoices',
            value:
              invoiceIds.length === 0
                ? ''
                : invoiceIds.map((id, index) => (
                    <RouterLink key={id} to={paths.invoice(id)} mr="xs">
                      Invoice {index + 1}
                    </RouterLink>
                  )),
            isHiddenWhenEmpty: true,
          },
        ]}
      />
    </Section>
  );
}

/** Describes the plan offered with the estimate and its price before tax; '' if there's none or the customer has already answered. */
const offeredPlan = ({ membership, approval, document }: Estimate): string =>
  membership === null || approval !== null
    ? ''
    : `${membership.plan.name}, ${priceText(membership.priceCents, membership.interval, document.currency)}`;

/** Returns the agreement sold with an estimate, or null if there isn't one. */
function useJoined({ id, membership, approval }: Stored<Estimate>): Stored<Agreement> | null {
  const mayRead = useCan()('read', 'agreements');
  const isEnabled = mayRead && membership !== null && approval !== null;
  return useOptionalRecord(collections.agreements, memberAgreementId(id), { isEnabled }).data ?? null;
}

/** Shows the totals with an explanation of each figure and, for people who see costs, the margin. */
export function TotalsSection({ estimate }: Props) {
  const { user, company } = useSession();
  const { timeZone } = company;
  const { document } = estimate;
  const approval = currentApproval(estimate);
  const choice = useMemo(() => (approval ? choiceOf(approval) : presetChoice(document)), [document, approval]);
  const { paid } = useDeposits(approval ? estimate.id : '');
  const figures = useMemo(() => {
    const settlements = paid.map((payment) => ({
      ...depositSettlement(payment.id, payment),
      name: depositText(payment, timeZone),
    }));
    return figuresOf({ ...chosenDocument(document, choice), settlements });
  }, [document, choice, paid, timeZone]);
  const shownOption = document.options.find(({ id }) => id === choice.optionId);
  const options = useMemo(
    () => (figures.result && !approval ? [...calculateOptions(document)] : []),
    [document, figures, approval],
  );
  return (
    <Section title={approval ? 'Accepted total' : 'Totals'}>
      <Stack gap="sm">
        {options.length > 1 && (
          <ul className={classes['list']}>
            {document.options.map(({ id, name, isRecommended }) => {
              const cents = options.find(([optionId]) => optionId === id)?.[1].totalCents ?? 0;
              return (
                <li key={id} className={classes['change']}>
                  <span>{isRecommended ? `${name} (recommended)` : name}</span>
                  <span>{formatCents(cents, { currency: document.currency })}</span>
                </li>
              );
            })}
          </ul>
        )}
        {shownOption && (
          <Text size="sm" fw={600}>
            {shownOption.name} in detail
          </Text>
        )}
        <DocumentTotals {...figures} />
        {seesCosts(user) && figures.result && document.lines.length > 0 && <MarginPanel result={figures.result} />}
      </Stack>
    </Section>
  );
}

/** Shows who accepted what, when, and from where. */
export function ApprovalSection({ estimate }: Props) {
  const { company } = useSession();
  const { approval, document, revisionNumber } = estimate;
  if (!approval) return null;
  const { signature, at, by, byUid, ipAddress, totalCents, documentHash, optionId } = approval;
  const isOld = approval.revisionNumber !== revisionNumber;
  const option = document.options.find(({ id }) => id === optionId);
  return (
    <Section
      title="Approval"
      description={isOld ? `Of revision ${approval.revisionNumber}. Changes since then need a new signature.` : ''}
    >
      {signature && signature.imageDataUrl !== '' && (
        <img className={classes['signature']} src={signature.imageDataUrl} alt={`Signature of ${signature.name}`} />
      )}
      <DetailList
        columns={1}
        items={[
          {
            label: by === 'customer' ? 'Signed by' : 'Accepted by',
            value: by === 'customer' ? (signature?.name ?? '') : <UserName uid={byUid} />,
          },
          {
            label: 'How',
            value: by === 'office' ? (signature?.name ?? '') : signature?.kind === 'drawn' ? 'Drawn' : 'Typed',
          },
          {
            label: 'On our device, held by',
            value: by === 'customer' && byUid !== '' ? <UserName uid={byUid} /> : '',
            isHiddenWhenEmpty: true,
          },
          { label: 'When', value: formatDateTime(at, company.timeZone) },
          { label: 'Option', value: option?.name ?? '', isHiddenWhenEmpty: true },
          { label: 'Total', value: formatCents(totalCents, { currency: document.currency }) },
          { label: 'Address of the device', value: ipAddress, isHiddenWhenEmpty: true },
          { label: 'Fingerprint of the document', value: `${documentHash.slice(0, 16)}…` },
        ]}
      />
    </Section>
  );
}

/** Shows when it was sent and seen, and the link. */
export function DeliverySection({ estimate, actions }: Props & { actions: EstimateActionsApi }) {
  const { company } = useSession();
  const at = (iso: string): string => formatDateTime(iso, company.timeZone);
  const { sentAt, firstViewedAt, lastViewedAt, viewCount, answeredAt, remindedAt, token } = estimate;
  return (
    <Section title="Sent and seen">
      <DetailList
        columns={1}
        items={[
          { label: 'Sent', value: at(sentAt) || 'Not yet' },
          { label: 'First opened', value: at(firstViewedAt), isHiddenWhenEmpty: true },
          {
            label: 'Opened',
            value: viewCount > 1 ? `${viewCount} times, last ${at(lastViewedAt)}` : '',
            isHiddenWhenEmpty: true,
          },
          { label: 'Reminders', value: remindedAt.map(at).join(', '), isHiddenWhenEmpty: true },
          { label: 'Answered', value: at(answeredAt), isHiddenWhenEmpty: true },
        ]}
      />
      {token !== '' && (
        <>
          <Text size="sm" mt="sm" style={{ overflowWrap: 'anywhere' }}>
            {linkOf(token)}
          </Text>
          <Group gap="xs" mt="xs">
            <Button variant="default" size="compact-md" onClick={() => void actions.copyLink()}>
              Copy link
            </Button>
          </Group>
        </>
      )}
    </Section>
  );
}
