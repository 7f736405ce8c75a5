import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileInvoice, IconPencil, IconSend, IconWritingSign } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { statusOfEstimate } from '@/domain/estimate/facts';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import type { EstimateActionsApi } from '../hooks/useEstimateActions';
import type { NextStep } from '../nextStep';
import { BillProgressLink } from './BillProgressLink';

export type EstimateDialog = 'send' | 'schedule' | 'approve' | 'decline' | 'show';

type EstimateActionsProps = {
  estimate: Stored<Estimate>;
  today: string;
  actions: EstimateActionsApi;
  onOpen: (dialog: EstimateDialog) => void;
  step: NextStep;
  /** The next-step button, placed among the other actions. */
  children: ReactNode;
};

/** Actions on an estimate: likely ones as buttons around the next step, the rest in a menu. */
export function EstimateActions({ estimate, today, actions, onOpen, step, children }: EstimateActionsProps) {
  const session = useSession();
  const can = useCan();
  const { state, token, approval, invoiceIds } = estimate;
  const status = statusOfEstimate(estimate, today);
  const mayEdit = can('update', 'estimates');
  const mayOffer = mayEdit && status !== 'expired' && (state === 'draft' || state === 'sent');
  const mayAnswer = canAct(session, 'answerForCustomer');
  const isWaiting = state === 'sent' || state === 'changes-requested';
  const isRevisable = isWaiting || state === 'approved' || state === 'declined';
  const isUnsent = state === 'draft' && estimate.revisionNumber === 1 && estimate.sentAt === '' && token === '';
  const mayBill = (state === 'approved' || state === 'converted') && can('create', 'invoices');
  const mayBillProgress = mayBill && approval !== null;
  // Progress billing is the likely step once billing has started.
  const isBilling = state === 'converted' || invoiceIds.length > 0;
  // An estimate that offers a plan sells it with the customer's acceptance.
  const mayJoin =
    can('create', 'agreements') && state !== 'draft' && (estimate.membership === null || approval !== null);
  const needsRevision = status === 'expired' || state === 'changes-requested' || state === 'declined';

  return (
    <>
      {mayOffer && <ShowButton onClick={() => onOpen('show')} />}
      {mayEdit && state === 'draft' && <EditLink estimateId={estimate.id} />}
      {mayEdit && state === 'declined' && (
        <Button
          variant="default"
          loading={actions.isBusy}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => void actions.revise()}
        >
          Revise
        </Button>
      )}
      {mayEdit && state === 'sent' && status !== 'expired' && (
        <Button variant="default" leftSection={<IconSend size={18} aria-hidden />} onClick={() => onOpen('send')}>
          Send again
        </Button>
      )}
      {mayBill && step !== 'create-invoice' && (
        <Button
          variant="default"
          loading={actions.isBusy}
          leftSection={<IconFileInvoice size={18} aria-hidden />}
          onClick={() => void actions.convert('invoice')}
        >
          {invoiceIds.length > 0 ? 'Go to invoice' : 'Create invoice'}
        </Button>
      )}
      {mayBillProgress && isBilling && <BillProgressLink estimateId={estimate.id} />}
      {children}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More actions">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayOffer && <Menu.Item onClick={() => onOpen('schedule')}>Send on another day…</Menu.Item>}
          {mayAnswer && (state === 'draft' || isWaiting) && status !== 'expired' && (
            <Menu.Item onClick={() => onOpen('approve')}>Accept for the customer…</Menu.Item>
          )}
          {mayAnswer && (isWaiting || state === 'approved') && (
            <Menu.Item onClick={() => onOpen('decline')}>The customer declined…</Menu.Item>
          )}
          {(state === 'approved' || state === 'converted') && can('create', 'contracts') && (
            <Menu.Item component={Link} to={paths.contractNewFrom(estimate.id)}>
              Write contract
            </Menu.Item>
          )}
          {mayJoin && (
            <Menu.Item component={Link} to={paths.agreementNewFor(estimate.customerId, estimate.propertyId)}>
              Sell service agreement
            </Menu.Item>
          )}
          {mayBillProgress && !isBilling && (
            <Menu.Item component={Link} to={paths.invoiceProgressOf(estimate.id)}>
              Bill progress
            </Menu.Item>
          )}
          {mayEdit && isRevisable && !needsRevision && (
            <Menu.Item onClick={() => void actions.revise()}>Revise</Menu.Item>
          )}
          {mayEdit && (state !== 'draft' || token !== '') && (
            <Menu.Item onClick={() => void actions.copyLink()}>Copy the customer’s link</Menu.Item>
          )}
          {mayEdit && token !== '' && <Menu.Item onClick={() => void actions.revokeLink()}>Revoke the link…</Menu.Item>}
          {can('create', 'estimates') && (
            <Menu.Item component={Link} to={`${paths.estimateNew}?copyOf=${encodeURIComponent(estimate.id)}`}>
              Duplicate
            </Menu.Item>
          )}
          {isUnsent && can('delete', 'estimates') && (
            <Menu.Item c="var(--fw-danger-fg)" onClick={() => void actions.remove()}>
              Delete draft…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** Opens the customer's page on this device. */
function ShowButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconWritingSign size={18} aria-hidden />} onClick={onClick}>
      Show to customer
    </Button>
  );
}

function EditLink({ estimateId }: { estimateId: string }) {
  return (
    <LinkButton
      to={paths.estimateEdit(estimateId)}
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      Edit
    </LinkButton>
  );
}
