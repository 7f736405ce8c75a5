import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  isLateRequest,
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
  type ContractRequest,
} from '@/domain/contract/money/log';
import { useToday } from '@/entities/company/useToday';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import type { ContractTabProps } from '../../contractTabs';
import { useContractLog } from '../../hooks/useContractLog';
import { useContractMoney } from '../../hooks/useContractMoney';
import { MoneyGate } from './MoneyGate';
import { RequestDialog } from './RequestDialog';

type Kind = ContractRequest['kind'];

/** Lists a contract's RFIs and submittals by number, with the answer's due date while open. */
export function RequestsTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const api = useContractLog(contract.id);
  const mayChange = useCan()('update', 'contracts') && money.isOpen;
  const [opened, setOpened] = useState<{ kind: Kind; item: ContractRequest | null } | null>(null);
  return (
    <MoneyGate money={money} also={api}>
      {(['rfi', 'submittal'] as const).map((kind) => (
        <Section
          key={kind}
          title={kind === 'rfi' ? 'RFIs' : 'Submittals'}
          actions={
            mayChange && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => setOpened({ kind, item: null })}
              >
                {kind === 'rfi' ? 'New RFI' : 'New submittal'}
              </Button>
            )
          }
        >
          <Requests
            requests={api.log.requests.filter((request) => request.kind === kind)}
            onOpen={mayChange ? (item) => setOpened({ kind, item }) : null}
          />
        </Section>
      ))}
      {opened && <RequestDialog api={api} kind={opened.kind} item={opened.item} onClose={() => setOpened(null)} />}
    </MoneyGate>
  );
}

type RequestsProps = { requests: readonly ContractRequest[]; onOpen: ((item: ContractRequest) => void) | null };

function Requests({ requests, onOpen }: RequestsProps) {
  const today = useToday();
  const { timeZone } = useSession().company;
  if (requests.length === 0) return <Text c="dimmed">None.</Text>;
  return (
    <LinedList label="Requests">
      {requests.map((request) => {
        const isLate = isLateRequest(request, today);
        return (
          <LinedRow
            key={request.id}
            title={`${REQUEST_KIND_LABELS[request.kind]} ${request.number}: ${request.title}`}
            details={[
              request.to,
              request.sentOn && `sent ${formatDate(request.sentOn, timeZone)}`,
              request.dueOn && `due ${formatDate(request.dueOn, timeZone)}`,
              request.answer,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <Group gap="xs">
              <StatusBadge
                tone={
                  isLate
                    ? 'danger'
                    : request.state === 'open'
                      ? 'warning'
                      : request.state === 'rejected'
                        ? 'danger'
                        : 'success'
                }
                label={isLate ? 'Late' : REQUEST_STATE_LABELS[request.state]}
              />
              {onOpen && (
                <Button variant="subtle" onClick={() => onOpen(request)}>
                  Open
                </Button>
              )}
            </Group>
          </LinedRow>
        );
      })}
    </LinedList>
  );
}
