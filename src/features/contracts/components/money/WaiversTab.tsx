import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { waiverHoldsFrom } from '@/domain/contract/law/lienLaw';
import { changeLienWaiver, type WaiverChange } from '@/domain/contract/money/api';
import { WAIVER_KIND_LABELS, WAIVER_STATE_LABELS, type LienWaiver } from '@/domain/contract/money/lienWaiver';
import { paidOn } from '@/domain/contract/money/clocks';
import { ofContract } from '@/domain/contract/money/queries';
import type { Stored } from '@/domain/record/schema';
import { confirmAction, confirmWithReason } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import type { ContractTabProps } from '../../contractTabs';
import { useContractMoney, type ContractMoney } from '../../hooks/useContractMoney';
import { useContractPdf } from '../../hooks/useContractPdf';
import { MoneyGate } from './MoneyGate';
import { SignWaiverDialog } from './SignWaiverDialog';
import { WaiverDialog } from './WaiverDialog';

/** Lists a contract's lien waivers, ours and subcontractors', with the status of the payments they depend on. */
export function WaiversTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const read = useLiveRecords(collections.lienWaivers, ofContract(contract.id));
  const waivers = read.records;
  const mayChange = useCan()('update', 'contracts') && money.isOpen;
  const [edited, setEdited] = useState<Stored<LienWaiver> | 'new' | null>(null);
  const [signed, setSigned] = useState<Stored<LienWaiver> | null>(null);
  return (
    <MoneyGate money={money} also={read}>
      <Section
        title="Lien waivers"
        description="Conditional with the application, unconditional only when the money has cleared."
        actions={
          mayChange && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
              New waiver
            </Button>
          )
        }
      >
        {waivers.length === 0 ? (
          <Text c="dimmed">No waivers yet.</Text>
        ) : (
          <LinedList label="Lien waivers">
            {waivers.map((waiver) => (
              <WaiverRow
                key={waiver.id}
                money={money}
                waiver={waiver}
                mayChange={mayChange}
                onEdit={() => setEdited(waiver)}
                onSign={() => setSigned(waiver)}
              />
            ))}
          </LinedList>
        )}
      </Section>
      {edited !== null && (
        <WaiverDialog
          money={money}
          waiver={edited === 'new' ? null : edited}
          earlier={waivers}
          onClose={() => setEdited(null)}
        />
      )}
      {signed && <SignWaiverDialog waiver={signed} onClose={() => setSigned(null)} />}
    </MoneyGate>
  );
}

type WaiverRowProps = {
  money: ContractMoney;
  waiver: Stored<LienWaiver>;
  mayChange: boolean;
  onEdit: () => void;
  onSign: () => void;
};

function WaiverRow({ money, waiver, mayChange, onEdit, onSign }: WaiverRowProps) {
  const { timeZone } = useSession().company;
  const { isBusy, carryOut } = useCarryOut();
  const pdf = useContractPdf(money);
  const { state, kind, direction, partyName, amountCents, throughOn, signedOn, paymentTrouble, voidReason } = waiver;
  const held = heldText(money, waiver, timeZone);
  const change = (wanted: WaiverChange) =>
    carryOut(() =>
      callFunction(changeLienWaiver, {
        contractId: waiver.contractId,
        waiverId: waiver.id,
        revision: waiver.revision,
        change: wanted,
      }),
    );
  const makeVoid = async (): Promise<void> => {
    const reason = await confirmWithReason({
      title: `Void waiver ${waiver.number}`,
      message: 'It stays in the list. Whether a signed waiver can be withdrawn is up to the other party or a court.',
      confirmLabel: 'Void',
      reasonLabel: 'Why',
    });
    if (reason !== null) await change({ kind: 'void', reason });
  };
  const remove = async (): Promise<void> => {
    const isMeant = await confirmAction({
      title: `Delete waiver ${waiver.number}`,
      message: 'Everything entered in this draft will be lost.',
      confirmLabel: 'Delete draft',
      tone: 'danger',
    });
    if (isMeant) await change({ kind: 'delete' });
  };
  return (
    <LinedRow
      title={`Waiver ${waiver.number}: ${WAIVER_KIND_LABELS[kind]}`}
      details={
        <>
          {[
            direction === 'given' ? 'To the owner' : `From ${partyName}`,
            formatMoney(amountCents),
            `through ${formatDate(throughOn, timeZone)}`,
            ...(signedOn === '' ? [] : [`signed ${formatDate(signedOn, timeZone)}`]),
            ...(held === '' ? [] : [held]),
            ...(voidReason === '' ? [] : [voidReason]),
          ].join(' · ')}
          {paymentTrouble !== '' && state === 'signed' && (
            <InlineNotice tone="danger">{paymentTrouble} This waiver was signed on the strength of it.</InlineNotice>
          )}
        </>
      }
    >
      <Group gap="xs">
        <StatusBadge
          tone={state === 'signed' ? (paymentTrouble === '' ? 'success' : 'danger') : 'neutral'}
          label={WAIVER_STATE_LABELS[state]}
        />
        {mayChange && state === 'draft' && (
          <Button variant="default" onClick={onSign}>
            Sign
          </Button>
        )}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              size={36}
              loading={isBusy || pdf.isMaking}
              aria-label={`More for waiver ${waiver.number}`}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void pdf.waiver(waiver)}>Download PDF</Menu.Item>
            {mayChange && state === 'draft' && (
              <>
                <Menu.Item onClick={onEdit}>Edit…</Menu.Item>
                <Menu.Item c="var(--fw-danger-fg)" onClick={() => void remove()}>
                  Delete draft…
                </Menu.Item>
              </>
            )}
            {mayChange && state === 'signed' && (
              <Menu.Item c="var(--fw-danger-fg)" onClick={() => void makeVoid()}>
                Void…
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </LinedRow>
  );
}

/**
 * Describes when a signed waiver takes effect: our conditional ones once their application is paid. Returns '' if it isn't signed or
 * isn't ours.
 */
function heldText({ applications }: ContractMoney, waiver: LienWaiver, timeZone: string): string {
  const { state, kind, signedOn, direction, applicationId } = waiver;
  if (state !== 'signed' || direction === 'received') return '';
  const application = applications.find(({ id }) => id === applicationId);
  const receivedOn = (application && paidOn(application, timeZone)) || null;
  const from = waiverHoldsFrom(kind, { signedOn, receivedOn });
  return from === null ? 'holds when the payment is received' : `holds from ${formatDate(from, timeZone)}`;
}
