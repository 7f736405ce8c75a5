import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { billedCostIds } from '@/domain/contract/money/byCost';
import type { ContractLog } from '@/domain/contract/money/log';
import { billedFrom, costsToBill } from '@/domain/contract/money/costSources';
import {
  BILLED_COST_KIND_LABELS,
  BILLED_COST_LIMIT,
  type ApplicationInput,
  type BilledCost,
} from '@/domain/contract/money/payApplication';
import { isTicketCost } from '@/domain/contract/money/ticketCosts';
import { formatCents, formatQuantity } from '@/domain/money/format';
import { sumOf } from '@/domain/money/amounts';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { withItem, withoutItem } from '../../hooks/useContractLog';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { BilledCostDialog } from './BilledCostDialog';
import { TicketsLeftOut } from './TicketsLeftOut';

type BilledCostsProps = {
  money: ContractMoney;
  log: ContractLog;
  input: ApplicationInput;
  /** Why the costs can't be billed as they are, or '' if they can. */
  fault: string;
  onChange: (costs: BilledCost[]) => void;
};

const hoursText = ({ hoursE4, rateCents }: BilledCost): string =>
  hoursE4 === null || rateCents === null
    ? ''
    : `${formatQuantity(hoursE4)} h × ${formatCents(rateCents, { currency: 'USD' })}`;

/** Lists the costs billed in an application's period, taken from the job's costs or entered. */
export function BilledCosts({ money, log, input, fault, onChange }: BilledCostsProps) {
  const { timeZone } = useSession().company;
  const [opened, setOpened] = useState<BilledCost | 'new' | null>(null);
  const { costs } = input;
  const { lines } = money.book;
  const taken = new Set([...billedCostIds(money.applications), ...costs.map(({ costId }) => costId)]);
  const waiting = costsToBill(log, { periodEnd: input.periodEnd, taken }).slice(0, BILLED_COST_LIMIT - costs.length);
  const nameOf = (lineId: string): string =>
    lines.find(({ id }) => id === lineId)?.description ?? 'Choose the line to bill it on';
  return (
    <Section
      title="Costs of this period"
      description="Each is billed on its line. The fee follows from all costs to date."
      actions={
        <Group gap="xs">
          {waiting.length > 0 && (
            <Button
              variant="default"
              onClick={() => onChange([...costs, ...waiting.map((cost) => billedFrom(cost, newId(), lines))])}
            >
              Take {formatCount(waiting.length, 'cost')} of the job (
              {formatMoney(sumOf(waiting.map((c) => c.amountCents)))})
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={costs.length >= BILLED_COST_LIMIT}
            onClick={() => setOpened('new')}
          >
            Add hours or cost
          </Button>
        </Group>
      }
    >
      <OneColumn gap="sm">
        <TicketsLeftOut log={log} />
        {fault !== '' && <InlineNotice tone="danger">{fault}</InlineNotice>}
        {costs.length === 0 ? (
          <Text c="dimmed">
            Take the costs that are entered under Budget, or add labor hours, material and bills here. Dump tickets of
            the period are taken automatically.
          </Text>
        ) : (
          <LinedList label="Costs of this period">
            {costs.map((cost) => (
              <LinedRow
                key={cost.id}
                title={`${cost.description}: ${formatMoney(cost.amountCents)}`}
                details={[
                  BILLED_COST_KIND_LABELS[cost.kind],
                  hoursText(cost),
                  cost.vendor,
                  formatDate(cost.on, timeZone),
                  nameOf(cost.lineId),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <Button variant="subtle" aria-label={`Edit ${cost.description}`} onClick={() => setOpened(cost)}>
                  Edit
                </Button>
                {!isTicketCost(cost.costId) && (
                  <Button
                    variant="subtle"
                    aria-label={`Remove ${cost.description}`}
                    onClick={() => onChange(withoutItem(costs, cost.id))}
                  >
                    Remove
                  </Button>
                )}
              </LinedRow>
            ))}
          </LinedList>
        )}
      </OneColumn>
      {opened && (
        <BilledCostDialog
          cost={opened === 'new' ? null : opened}
          jobId={money.contract.jobId}
          period={{ from: input.periodFrom, to: input.periodEnd }}
          lines={lines.filter(({ fee }) => fee === null)}
          onSave={(cost) => onChange(withItem(costs, cost))}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}
