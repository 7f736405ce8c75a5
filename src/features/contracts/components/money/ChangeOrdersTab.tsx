import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changeChangeOrder, type ChangeOrderChange } from '@/domain/contract/money/api';
import {
  CHANGE_ORDER_STATE_LABELS,
  CHANGE_REASON_LABELS,
  changeAmountText,
  changeOrderName,
  changesSoFar,
  daysText,
  SIGNING_PARTY_LABELS,
  type ChangeOrderRecord,
  type ChangeOrderState,
} from '@/domain/contract/money/changeOrder';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { confirmAction, confirmWithReason } from '@/ui/feedback/confirm';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import type { ContractTabProps } from '../../contractTabs';
import { useContractMoney } from '../../hooks/useContractMoney';
import { useContractPdf } from '../../hooks/useContractPdf';
import { ChangeOrderDialog } from './ChangeOrderDialog';
import { Figures } from './Figures';
import { MoneyGate } from './MoneyGate';
import { OrderLinks } from './OrderLinks';
import { OrderReminders } from './OrderReminders';
import { SignOrderDialog } from './SignOrderDialog';

const TONES: Record<ChangeOrderState, Tone> = {
  draft: 'neutral',
  sent: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** Lists a contract's change orders and the resulting contract sum. Those without both signatures are listed but never billed. */
export function ChangeOrdersTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const mayChange = useCan()('update', 'contracts') && money.isOpen;
  const [edited, setEdited] = useState<Stored<ChangeOrderRecord> | 'new' | null>(null);
  const [signed, setSigned] = useState<Stored<ChangeOrderRecord> | null>(null);
  const { approvedCents, approvedDays, pendingCents } = changesSoFar(money.orders);
  return (
    <MoneyGate money={money}>
      <Section title="Contract sum">
        <OneColumn gap="sm">
          <Figures
            items={[
              { label: 'Original contract sum', cents: money.book.originalSumCents },
              { label: 'Approved changes', cents: approvedCents },
              { label: 'Contract sum to date', cents: money.sumCents },
              { label: 'Waiting for signatures, not billed', cents: pendingCents === 0 ? null : pendingCents },
            ]}
          />
          {approvedDays !== 0 && (
            <Text size="sm" c="dimmed">
              The contract time is {daysText(approvedDays)}.
            </Text>
          )}
        </OneColumn>
      </Section>
      <Section
        title="Change orders"
        actions={
          mayChange && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
              New change order
            </Button>
          )
        }
      >
        {money.orders.length === 0 ? (
          <Text c="dimmed">No change orders. Extra work is billed only after both parties sign one.</Text>
        ) : (
          <LinedList label="Change orders">
            {money.orders.map((order, index) => (
              <OrderRow
                key={order.id}
                order={order}
                money={money}
                isLast={index === money.orders.length - 1}
                mayChange={mayChange}
                onEdit={() => setEdited(order)}
                onSign={() => setSigned(order)}
              />
            ))}
          </LinedList>
        )}
      </Section>
      {edited !== null && (
        <ChangeOrderDialog money={money} order={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {signed && <SignOrderDialog order={signed} onClose={() => setSigned(null)} />}
    </MoneyGate>
  );
}

type OrderRowProps = {
  order: Stored<ChangeOrderRecord>;
  money: ReturnType<typeof useContractMoney>;
  isLast: boolean;
  mayChange: boolean;
  onEdit: () => void;
  onSign: () => void;
};

function OrderRow({ order, money, isLast, mayChange, onEdit, onSign }: OrderRowProps) {
  const { timeZone } = useSession().company;
  const { isBusy, carryOut } = useCarryOut();
  const pdf = useContractPdf(money);
  const { state, amountCents, days, signatures, approvedOn, rejectReason } = order;
  const change = (wanted: ChangeOrderChange) =>
    carryOut(() =>
      callFunction(changeChangeOrder, {
        contractId: order.contractId,
        orderId: order.id,
        revision: order.revision,
        change: wanted,
      }),
    );
  const send = async (): Promise<void> => {
    const isWanted = await confirmAction({
      title: `Send ${changeOrderName(order)} for signature`,
      message:
        'Its text is locked. The owner and you get a link by e-mail. If there is no e-mail address, copy the link and share it.',
      confirmLabel: 'Send',
    });
    if (isWanted) await change({ kind: 'send' });
  };
  const reject = async (): Promise<void> => {
    const reason = await confirmWithReason({
      title: `Reject ${changeOrderName(order)}`,
      message: 'It stays in the list with its number and is never billed.',
      confirmLabel: 'Reject',
      reasonLabel: 'Why',
    });
    if (reason !== null) await change({ kind: 'reject', reason });
  };
  const details = [
    CHANGE_REASON_LABELS[order.reason],
    changeAmountText(amountCents),
    ...(days === 0 ? [] : [`${days > 0 ? '+' : '−'}${Math.abs(days)} days`]),
    ...(approvedOn === '' ? [] : [`Approved ${formatDate(approvedOn, timeZone)}`]),
    ...(rejectReason === '' ? [] : [rejectReason]),
  ].join(' · ');
  return (
    <LinedRow
      title={`${changeOrderName(order)} ${order.title}`}
      details={
        <>
          {details}
          {state === 'sent' && order.version > 0 && <OrderReminders order={order} contract={money.contract} />}
          {state === 'sent' && (
            <InlineNotice tone="warning">
              {signatures.length === 0
                ? 'Neither side has signed. Work on it must not begin yet.'
                : `Signed by the ${signatures.map(({ party }) => SIGNING_PARTY_LABELS[party].toLowerCase()).join(', ')} only. Work on it must not begin yet.`}
            </InlineNotice>
          )}
        </>
      }
    >
      <Group gap="xs">
        <StatusBadge tone={TONES[state]} label={CHANGE_ORDER_STATE_LABELS[state]} />
        {mayChange && state === 'draft' && (
          <Button variant="default" loading={isBusy} onClick={() => void send()}>
            Send for signature
          </Button>
        )}
        {mayChange && state === 'sent' && (
          <Button variant="default" loading={isBusy} onClick={onSign}>
            Record signature
          </Button>
        )}
        <Menu>
          <Menu.Target>
            <Button variant="subtle" px="xs" aria-label={`More for ${changeOrderName(order)}`}>
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={pdf.isMaking} onClick={() => void pdf.order(order)}>
              Download PDF
            </Menu.Item>
            {mayChange && <OrderLinks order={order} contract={money.contract} />}
            {mayChange && state === 'draft' && <Menu.Item onClick={onEdit}>Edit</Menu.Item>}
            {mayChange && (state === 'sent' || state === 'rejected') && (
              <Menu.Item onClick={() => void change({ kind: 'reopen' })}>Withdraw and edit</Menu.Item>
            )}
            {mayChange && state === 'sent' && (
              <Menu.Item onClick={() => void reject()}>Rejected by the owner</Menu.Item>
            )}
            {mayChange && state === 'draft' && isLast && (
              <Menu.Item color="var(--fw-danger-fg)" onClick={() => void change({ kind: 'delete' })}>
                Delete draft
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </LinedRow>
  );
}
