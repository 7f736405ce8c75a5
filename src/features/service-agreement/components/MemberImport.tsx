import { Button, Select, Text } from '@mantine/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { callFunction } from '@/data/callables';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { MEMBER_TARGET_LABELS, MEMBER_TARGETS, memberRows, type MemberMapping } from '@/domain/agreement/import/rows';
import { IMPORTED_AT_ONCE, importMembers } from '@/domain/agreement/record/api';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { FigureTable } from '@/ui/table/FigureTable';
import { matchMembers, type MatchedRow } from '../hooks/matchMembers';
import type { MemberFile } from '../hooks/readMemberFile';

const SHOWN = 200;

type MemberImportProps = { file: MemberFile; plans: readonly Stored<AgreementPlan>[]; today: string };
type Outcome = { added: number; known: number; faults: string[] };

/** Returns the plan chosen for a name in the file, else the plan with that name, else the only plan. */
const planNamed = (plans: readonly Stored<AgreementPlan>[], name: string, chosenId: string | undefined) =>
  plans.find(({ id }) => id === chosenId) ??
  plans.find((plan) => plan.name.trim().toLowerCase() === name.trim().toLowerCase()) ??
  (plans.length === 1 ? plans[0] : undefined);

const MOST_NAMES = 50;
const planNames = (rows: readonly { plan: string }[]): string[] =>
  [...new Set(rows.map(({ plan }) => plan))].filter((name) => name !== '').slice(0, MOST_NAMES);

/** Imports a member file: maps columns and plans, matches each row's customer, and then imports. */
export function MemberImport({ file, plans, today }: MemberImportProps) {
  const workspace = useWorkspace();
  const { isBusy, carryOut } = useCarryOut();
  const [mapping, setMapping] = useState<MemberMapping>(file.mapping);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [matched, setMatched] = useState<MatchedRow[] | null>(null);
  const [progress, setProgress] = useState<{ label: string; done: number; of: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const ending = useRef(new AbortController());
  const rows = useMemo(() => memberRows(file.source, mapping), [file.source, mapping]);
  const names = useMemo(() => planNames(rows), [rows]);
  const planOf = (name: string) => planNamed(plans, name, chosen[name]);
  const ready = matched?.flatMap(({ member }) => member ?? []) ?? [];

  const check = () =>
    carryOut(async () => {
      setOutcome(null);
      const known = new Map(
        names.flatMap((name) => {
          const plan = planOf(name);
          return plan ? [[name, plan] as const] : [];
        }),
      );
      const onProgress = (done: number): void => setProgress({ label: 'Finding customers', done, of: rows.length });
      onProgress(0);
      setMatched(
        await matchMembers(rows, { workspace, today, plans: known, onProgress, signal: ending.current.signal }),
      );
      setProgress(null);
    });
  const run = () =>
    carryOut(async () => {
      const sum: Outcome = { added: 0, known: 0, faults: [] };
      for (let next = 0; next < ready.length; next += IMPORTED_AT_ONCE) {
        setProgress({ label: 'Importing members', done: next, of: ready.length });
        const part = await callFunction(importMembers, { members: ready.slice(next, next + IMPORTED_AT_ONCE) });
        sum.added += part.added;
        sum.known += part.known;
        sum.faults.push(...part.faults);
      }
      setProgress(null);
      setOutcome(sum);
    });

  return (
    <OneColumn>
      <ColumnChoices
        columns={file.source.columns}
        mapping={mapping}
        onChange={(next) => {
          setMapping(next);
          setMatched(null);
        }}
      />
      <Section
        title="Plans"
        description="Match each plan in the file to one of yours. Members get its terms and visits, and keep their price."
      >
        <OneColumn gap="sm">
          {names.map((name) => (
            <Select
              key={name}
              label={name}
              data={plans.map((plan) => ({ value: plan.id, label: plan.name }))}
              value={planOf(name)?.id ?? null}
              placeholder="Choose a plan"
              onChange={(id) => {
                setChosen({ ...chosen, [name]: id ?? '' });
                setMatched(null);
              }}
            />
          ))}
          {names.length === 0 && <Text size="sm">No column has the member’s plan. Choose the plan above.</Text>}
          <div>
            <Button variant={matched ? 'default' : 'filled'} loading={isBusy && !matched} onClick={() => void check()}>
              Check {formatCount(rows.length, 'row')}
            </Button>
          </div>
        </OneColumn>
      </Section>
      {progress && (
        <ProgressBar
          label={progress.label}
          value={progress.of === 0 ? null : (progress.done / progress.of) * 100}
          detail={`${progress.done} of ${progress.of}`}
        />
      )}
      {matched && (
        <Checked matched={matched}>
          {outcome ? (
            <Imported outcome={outcome} />
          ) : (
            <Button loading={isBusy} disabled={ready.length === 0} onClick={() => void run()}>
              Import {formatCount(ready.length, 'member')}
            </Button>
          )}
        </Checked>
      )}
    </OneColumn>
  );
}

function Imported({ outcome: { added, known, faults } }: { outcome: Outcome }) {
  return (
    <InlineNotice
      tone={faults.length > 0 ? 'warning' : 'success'}
      title={`${formatCount(added, 'member')} imported, ${known} already here`}
      {...(added > 0 && { action: <LinkButton to={paths.agreementFirstRun}>Check the imported members</LinkButton> })}
    >
      {faults.slice(0, 5).join(' ')}{' '}
      {known > 0 && 'Those already here have this plan at this property. Nothing changed for them.'}{' '}
      {added > 0 && 'No one is billed until you have checked them.'}
    </InlineNotice>
  );
}

type ColumnChoicesProps = {
  columns: readonly string[];
  mapping: MemberMapping;
  onChange: (mapping: MemberMapping) => void;
};

function ColumnChoices({ columns, mapping, onChange }: ColumnChoicesProps) {
  return (
    <Section title="Columns" description="What each column in the file contains. Columns left blank are skipped.">
      <Pair gap="sm">
        {MEMBER_TARGETS.map((target) => (
          <Select
            key={target}
            label={MEMBER_TARGET_LABELS[target]}
            data={columns.map((label, index) => ({ value: String(index), label }))}
            value={mapping[target] === undefined ? null : String(mapping[target])}
            clearable
            placeholder="Not in the file"
            onChange={(value) => {
              const { [target]: _, ...others } = mapping;
              onChange(value === null ? others : { ...others, [target]: Number(value) });
            }}
          />
        ))}
      </Pair>
    </Section>
  );
}

/** Formats `Jan 12, 2027`, or the day it is paid through; – if neither is known. */
function nextBillText({ nextBillOn, paidUntil }: MatchedRow['row'], timeZone: string): string {
  if (nextBillOn !== '') return formatDate(nextBillOn, timeZone);
  return paidUntil === '' ? '–' : `after ${formatDate(paidUntil, timeZone)}`;
}

function Checked({ matched, children }: { matched: readonly MatchedRow[]; children: ReactNode }) {
  const { timeZone } = useSession().company;
  const left = matched.filter(({ member }) => member === null);
  return (
    <Section
      title="What’s in the file"
      description={`${formatCount(matched.length - left.length, 'member')} can be imported, ${formatCount(left.length, 'row')} left out. Nothing is billed by the import.`}
    >
      <OneColumn gap="sm">
        <FigureTable
          caption="Rows of the file"
          columns={[
            { label: 'Row' },
            { label: 'Customer', isText: true },
            { label: 'What is wrong', isText: true },
            { label: 'Plan', isText: true, isOnWideOnly: true },
            { label: 'Price', isOnWideOnly: true },
            { label: 'Next bill', isOnWideOnly: true },
          ]}
          rows={[...left, ...matched.filter(({ member }) => member !== null)]
            .slice(0, SHOWN)
            .map(({ id, customerName, planName, member, row, faults }) => ({
              id,
              cells: [
                id,
                customerName,
                faults.join(' ') || 'Nothing',
                planName,
                member ? formatMoney(member.priceCents) : row.priceCents === null ? '–' : formatMoney(row.priceCents),
                nextBillText(row, timeZone),
              ],
            }))}
        />
        {matched.length > SHOWN && (
          <Text size="sm" c="dimmed">
            The first {SHOWN} rows, those with problems first.
          </Text>
        )}
        <div>{children}</div>
      </OneColumn>
    </Section>
  );
}
