import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconDots,
  IconPencil,
  IconPlayerPlay,
  IconReceipt,
  IconRefresh,
  IconSend,
  IconWritingSign,
} from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { unpaidBills } from '@/domain/agreement/payment/standing';
import { agreementStatus } from '@/domain/agreement/record/queries';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isMember, isServed } from '@/domain/agreement/record/state';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';

export type AgreementDialog = 'start' | 'cancel' | 'send' | 'show' | 'terms' | 'transfer' | 'unit';

type AgreementActionsProps = {
  agreement: Stored<Agreement>;
  today: string;
  actions: AgreementActionsApi;
  onOpen: (dialog: AgreementDialog) => void;
};

/** Shows the actions on an agreement: the next step as a button, the rest in a menu. */
export function AgreementActions({ agreement, today, actions, onOpen }: AgreementActionsProps) {
  const session = useSession();
  const can = useCan();
  const isOnline = useOnline();
  const { state } = agreement;
  const status = agreementStatus(agreement, today);
  const mayEdit = can('update', 'agreements');
  const isOffice = canAct(session, 'manageAgreements');
  const isWaiting = state === 'draft' || state === 'offered';
  const isEnding = agreement.cancelsOn !== '';
  const openBill =
    state === 'past-due' && can('read', 'invoices')
      ? unpaidBills(agreement).find(({ invoiceId }) => invoiceId !== '')
      : undefined;
  // Next step for a member who is neither past due nor about to leave.
  const dueVisit =
    isOffice && state === 'active' && status === 'active'
      ? agreement.visits.find((visit) => visit.state === 'due' && visit.dueFrom <= today)
      : undefined;
  return (
    <>
      {mayEdit && state === 'draft' && (
        <LinkButton
          to={paths.agreementEdit(agreement.id)}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Edit
        </LinkButton>
      )}
      {mayEdit && isWaiting && (
        <Button
          variant="default"
          disabled={!isOnline}
          loading={actions.isBusy}
          leftSection={<IconWritingSign size={18} aria-hidden />}
          onClick={() => void actions.share(() => onOpen('show'))}
        >
          Show to customer
        </Button>
      )}
      {isOffice && isWaiting && (
        <Button variant="default" disabled={!isOnline} onClick={() => onOpen('start')}>
          The customer agreed…
        </Button>
      )}
      {mayEdit && isWaiting && (
        <Button disabled={!isOnline} leftSection={<IconSend size={18} aria-hidden />} onClick={() => onOpen('send')}>
          {state === 'draft' ? 'Send offer' : 'Send'}
        </Button>
      )}
      {openBill && (
        <LinkButton to={paths.invoice(openBill.invoiceId)} leftSection={<IconReceipt size={18} aria-hidden />}>
          See the open bill
        </LinkButton>
      )}
      {dueVisit && (
        <Button
          disabled={!isOnline}
          loading={actions.isBusy}
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => void actions.planVisit(dueVisit.id)}
        >
          Schedule the visit
        </Button>
      )}
      {isOffice && state === 'paused' && (
        <Button
          loading={actions.isBusy}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => void actions.resume()}
        >
          Resume
        </Button>
      )}
      {isOffice && (status === 'renewing' || status === 'expired') && !isEnding && (
        <Button
          loading={actions.isBusy}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => void actions.renew()}
        >
          Renew
        </Button>
      )}
      <AgreementMenu agreement={agreement} actions={actions} onOpen={onOpen} />
    </>
  );
}

/** Shows the actions other than the next step. */
function AgreementMenu({ agreement, actions, onOpen }: Omit<AgreementActionsProps, 'today'>) {
  const session = useSession();
  const can = useCan();
  const { state, token } = agreement;
  const { units } = useBillingSettings().settings;
  const mayEdit = can('update', 'agreements');
  const isOffice = canAct(session, 'manageAgreements');
  const isWaiting = state === 'draft' || state === 'offered';
  const isEnding = agreement.cancelsOn !== '';
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOffice && (state === 'offered' || state === 'declined') && (
          <Menu.Item onClick={() => void actions.reopen()}>Take back and change</Menu.Item>
        )}
        {isOffice && isServed(state) && !isEnding && (
          <>
            <Menu.Item onClick={() => onOpen('terms')}>Change plan, price or units…</Menu.Item>
            {agreement.nextTerms && (
              <Menu.Item onClick={() => void actions.dropTerms()}>Cancel the scheduled change</Menu.Item>
            )}
            <Menu.Item onClick={() => onOpen('transfer')}>Transfer to new owner…</Menu.Item>
            <Menu.Item onClick={() => void actions.pause()}>Pause…</Menu.Item>
          </>
        )}
        {isOffice && isMember(state) && units.length > 0 && (
          <Menu.Item onClick={() => onOpen('unit')}>Move to another business unit…</Menu.Item>
        )}
        {mayEdit && !isWaiting && <Menu.Item onClick={() => onOpen('send')}>Send a copy…</Menu.Item>}
        {mayEdit && <Menu.Item onClick={() => void actions.copyLink()}>Copy the customer’s link</Menu.Item>}
        {mayEdit && token !== '' && <Menu.Item onClick={() => void actions.revokeLink()}>Revoke the link…</Menu.Item>}
        {isOffice && isMember(state) && !isEnding && (
          <Menu.Item c="var(--fw-danger-fg)" onClick={() => onOpen('cancel')}>
            Cancel the agreement…
          </Menu.Item>
        )}
        {state === 'draft' && token === '' && can('delete', 'agreements') && (
          <Menu.Item c="var(--fw-danger-fg)" onClick={() => void actions.remove()}>
            Delete draft…
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
