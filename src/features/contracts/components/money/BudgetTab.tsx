import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { subcontractFindings } from '@/domain/contract/law/retainageLaw';
import { termsNow } from '@/domain/contract/money/billing';
import { budgetLines, earnedOverTime, isStale, overLimitCents, workInProgressOf } from '@/domain/contract/money/budget';
import { projectOf } from '@/domain/contract/money/findings';
import {
  expiringPapers,
  SUBCONTRACT_STATE_LABELS,
  type BudgetRow,
  type Cost,
  type Subcontract,
} from '@/domain/contract/money/log';
import { useToday } from '@/entities/company/useToday';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';
import type { ContractTabProps } from '../../contractTabs';
import { useContractLog, type ContractLogApi } from '../../hooks/useContractLog';
import { useContractMoney, type ContractMoney } from '../../hooks/useContractMoney';
import { BudgetDialog } from './BudgetDialog';
import { TicketsLeftOut } from './TicketsLeftOut';
import { CostDialog } from './CostDialog';
import { EarnedChart } from './EarnedChart';
import { Figures } from './Figures';
import { MoneyGate } from './MoneyGate';
import { SubcontractDialog } from './SubcontractDialog';

type Opened =
  | { kind: 'budget'; item: BudgetRow | null }
  | { kind: 'cost'; item: Cost | null }
  | { kind: 'subcontract'; item: Subcontract | null };
type PartProps = { api: ContractLogApi; mayChange: boolean; onOpen: (opened: Opened) => void };

/** Shows a contract's costs: budget vs. committed and actual, subcontracts, and over- or underbilling. */
export function BudgetTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const api = useContractLog(contract.id);
  const mayChange = useCan()('update', 'contracts') && money.isOpen;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const part: PartProps = { api, mayChange, onOpen: setOpened };
  return (
    <MoneyGate money={money} also={api}>
      <ProgressSection money={money} api={api} />
      <BudgetSection {...part} money={money} />
      <SubcontractsSection {...part} money={money} />
      <CostsSection {...part} />
      {opened?.kind === 'budget' && <BudgetDialog api={api} item={opened.item} onClose={close} />}
      {opened?.kind === 'cost' && <CostDialog api={api} item={opened.item} onClose={close} />}
      {opened?.kind === 'subcontract' && <SubcontractDialog api={api} item={opened.item} onClose={close} />}
    </MoneyGate>
  );
}

const addButton = (label: string, onClick: () => void) => (
  <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
    {label}
  </Button>
);

function ProgressSection({ money, api: { log } }: { money: ContractMoney; api: ContractLogApi }) {
  const today = useToday();
  const given = { contractCents: money.sumCents, log, orders: money.orders, applications: money.applications };
  const work = workInProgressOf(given);
  const points = earnedOverTime(given);
  const overCents = overLimitCents({ ...money.contract, contractCents: money.sumCents }, given);
  const ageDays = log.estimatedOn === '' ? 0 : daysBetween(log.estimatedOn, today);
  return (
    <Section title="Work in progress" description="Earned by cost: the share of the expected costs that is spent.">
      <OneColumn gap="sm">
        {work ? (
          <>
            <Figures
              items={[
                { label: 'Earned', cents: work.earnedRevenueCents },
                { label: 'Billed ahead of the work', cents: work.overbilledCents },
                { label: 'Earned and not billed', cents: work.underbilledCents },
                { label: 'Loss to provide for', cents: work.provisionForLossCents || null },
              ]}
            />
            {overCents > 0 && (
              <InlineNotice tone="danger">
                {`Costs are expected to come to ${formatMoney(overCents)} more than the ${formatMoney(money.sumCents)} that this contract does not exceed. Only a signed change order raises it.`}
              </InlineNotice>
            )}
            {isStale(ageDays) && (
              <InlineNotice tone="warning">
                The budget was last looked at {ageDays} days ago. What is earned is only as good as it is.
              </InlineNotice>
            )}
            {points.length > 0 && <EarnedChart points={points} />}
          </>
        ) : (
          <Text c="dimmed">Enter a budget. Earned revenue is calculated by comparing costs with it.</Text>
        )}
      </OneColumn>
    </Section>
  );
}

function BudgetSection({ api: { log }, mayChange, onOpen, money }: PartProps & { money: ContractMoney }) {
  const lines = budgetLines(log, money.orders);
  // Entries with the same cost code share one table row.
  const editButtons = (costCode: string) =>
    log.budget
      .filter((row) => row.costCode === costCode)
      .map((row) => (
        <Button
          key={row.id}
          variant="subtle"
          size="compact-sm"
          aria-label={`Edit ${row.name}`}
          onClick={() => onOpen({ kind: 'budget', item: row })}
        >
          Edit
        </Button>
      ));
  return (
    <Section
      title="Budget"
      actions={mayChange && addButton('Add budget line', () => onOpen({ kind: 'budget', item: null }))}
    >
      {lines.length === 0 ? (
        <Text c="dimmed">No budget yet.</Text>
      ) : (
        <FigureTable
          caption="Budget against committed and actual"
          minWidth={760}
          isStackedOnPhone
          columns={[
            { label: 'What', isText: true },
            { label: 'Budget' },
            { label: 'Changes' },
            { label: 'Committed' },
            { label: 'Actual' },
            { label: 'Projected' },
            { label: 'Over' },
            ...(mayChange ? [{ label: '' }] : []),
          ]}
          rows={lines.map((each) => ({
            id: each.costCode || 'none',
            cells: [
              [each.costCode, each.name].filter(Boolean).join(' '),
              ...[
                each.budgetCents,
                each.changesCents,
                each.committedCents,
                each.actualCents,
                each.projectedCents,
                each.overCents,
              ].map((cents) => formatMoney(cents)),
              ...(mayChange ? [editButtons(each.costCode)] : []),
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** Subcontractor papers are flagged this many days before they expire. */
const WARN_DAYS = 30;

function SubcontractsSection({ api: { log }, mayChange, onOpen, money }: PartProps & { money: ContractMoney }) {
  const today = useToday();
  const { timeZone } = useSession().company;
  return (
    <Section
      title="Subcontracts"
      actions={mayChange && addButton('Add subcontract', () => onOpen({ kind: 'subcontract', item: null }))}
    >
      {log.subcontracts.length === 0 ? (
        <Text c="dimmed">None.</Text>
      ) : (
        <LinedList label="Subcontracts">
          {log.subcontracts.map((sub) => {
            const papers = expiringPapers(sub, addCalendarDays(today, WARN_DAYS));
            const flowDown = subcontractFindings(projectOf(money.book), {
              primePpm: termsNow(money.records).workPpm,
              subcontractPpm: sub.retainagePpm,
            });
            return (
              <LinedRow
                key={sub.id}
                title={sub.company}
                details={[
                  sub.trade,
                  formatMoney(sub.sumCents + sub.changesCents),
                  ...papers.map(({ name, endsOn }) =>
                    endsOn === ''
                      ? `${name}: no date`
                      : `${name} ${endsOn < today ? 'ended' : 'ends'} ${formatDate(endsOn, timeZone)}`,
                  ),
                  ...flowDown.map(({ message, basis }) => `${message} (${basis.ruleId})`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <StatusBadge
                  tone={
                    papers.some(({ endsOn }) => endsOn < today) ? 'danger' : papers.length > 0 ? 'warning' : 'success'
                  }
                  label={papers.length > 0 ? 'Insurance missing or expiring' : SUBCONTRACT_STATE_LABELS[sub.state]}
                />
                {mayChange && (
                  <Button variant="subtle" onClick={() => onOpen({ kind: 'subcontract', item: sub })}>
                    Edit
                  </Button>
                )}
              </LinedRow>
            );
          })}
        </LinedList>
      )}
    </Section>
  );
}

const SHOWN_COSTS = 50;

function CostsSection({ api: { log }, mayChange, onOpen }: PartProps) {
  const { timeZone } = useSession().company;
  const latest = log.costs.toSorted((a, b) => (a.on < b.on ? 1 : -1));
  return (
    <Section
      title="Costs"
      {...(latest.length > SHOWN_COSTS && {
        description: `The latest ${SHOWN_COSTS} of ${latest.length}; the closeout pack has all.`,
      })}
      actions={mayChange && addButton('Add cost', () => onOpen({ kind: 'cost', item: null }))}
    >
      <TicketsLeftOut log={log} />
      {latest.length === 0 ? (
        <Text c="dimmed">None yet.</Text>
      ) : (
        <LinedList label="Costs">
          {latest.slice(0, SHOWN_COSTS).map((cost) => (
            <LinedRow
              key={cost.id}
              title={cost.description}
              details={[formatDate(cost.on, timeZone), cost.costCode, cost.vendor, formatMoney(cost.amountCents)]
                .filter(Boolean)
                .join(' · ')}
            >
              {cost.ticketId !== '' && <StatusBadge tone="neutral" label="Dump ticket" />}
              {mayChange && cost.ticketId === '' && (
                <Button variant="subtle" onClick={() => onOpen({ kind: 'cost', item: cost })}>
                  Edit
                </Button>
              )}
            </LinedRow>
          ))}
        </LinedList>
      )}
    </Section>
  );
}
