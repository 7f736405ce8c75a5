import { Button, Group, Text } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { callFunction } from '@/data/callables';
import { changeContractBook } from '@/domain/contract/money/api';
import { bookLineSchema, type BookLine } from '@/domain/contract/money/book';
import { scheduleFault, workOutSchedule } from '@/domain/contract/money/schedule';
import { SCHEDULE_LINE_LIMIT } from '@/domain/contract/record/scheduleOfValues';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { Section } from '@/ui/layout/Section';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { Figures } from './Figures';
import { ScheduleImport } from './ScheduleImport';
import { ScheduleSheet, type LineChange } from './ScheduleSheet';

/** The schedule of values of a signed contract, edited in a sheet until the first application goes out. */
export function ScheduleEditor({ money }: { money: ContractMoney }) {
  const { book, contract, revision } = money;
  const [lines, setLines] = useState<readonly BookLine[]>(book.lines);
  const [base, setBase] = useState(revision);
  const [isImporting, setIsImporting] = useState(false);
  const [isExplained, setIsExplained] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const isFixed = book.frozenAt !== '' || !money.isOpen;
  const isChanged = !isSame(lines, book.lines);
  const { totalCents, missingCents, derivation } = useMemo(
    () => workOutSchedule(lines, book.originalSumCents),
    [lines, book.originalSumCents],
  );
  const change: LineChange = useCallback(
    (id, changes) =>
      setLines((before) => before.map((line) => (line.id === id ? Object.assign({ ...line }, changes) : line))),
    [],
  );
  const remove = useCallback((id: string) => setLines((before) => before.filter((line) => line.id !== id)), []);
  const add = (): void =>
    setLines((before) => [
      ...before,
      { ...EMPTY_LINE, id: newId(), item: String(before.length + 1), scheduledValueCents: Math.max(0, missingCents) },
    ]);

  const save = () =>
    submit(async () => {
      const unnamed = lines.findIndex(({ description }) => description.trim() === '');
      if (unnamed >= 0) throw new AppError({ code: 'invalid', userMessage: `Line ${unnamed + 1} has no description.` });
      await callFunction(changeContractBook, {
        contractId: contract.id,
        revision: base,
        change: { kind: 'schedule', lines: [...lines] },
      });
      notify.success('Schedule of values saved.');
    });
  const takeNew = (): void => {
    setLines(book.lines);
    setBase(revision);
  };
  // What was saved here comes back as a new revision with these lines.
  if (base !== revision && !isChanged) setBase(revision);

  return (
    <Section
      title="Schedule of values"
      description="What each part of the work is worth. Applications are billed from these lines."
      actions={
        isFixed ? undefined : (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              onClick={() => setIsImporting(true)}
            >
              Import
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={lines.length >= SCHEDULE_LINE_LIMIT}
              onClick={add}
            >
              Add line
            </Button>
          </Group>
        )
      }
    >
      {book.frozenAt !== '' && (
        <InlineNotice tone="info">
          An application went out with this schedule, so that it no longer changes. Later changes are change orders.
        </InlineNotice>
      )}
      {base !== revision && isChanged && (
        <InlineNotice tone="warning" title="Someone changed the schedule meanwhile">
          <Button variant="text" onClick={takeNew}>
            Show theirs and drop mine
          </Button>
        </InlineNotice>
      )}
      <Figures
        items={[
          { label: 'Contract sum', cents: book.originalSumCents },
          { label: 'Lines', cents: totalCents },
          { label: missingCents < 0 ? 'Too much' : 'Still to be divided', cents: Math.abs(missingCents) },
        ]}
      />
      {scheduleFault(lines, book.originalSumCents) !== '' && lines.length > 0 && (
        <InlineNotice tone="warning">{scheduleFault(lines, book.originalSumCents)}</InlineNotice>
      )}
      {lines.length === 0 ? (
        <Text c="dimmed">No lines yet. Import them from the estimate or a spreadsheet, or add them here.</Text>
      ) : (
        <ScheduleSheet
          lines={lines}
          hasBefore={book.terms.previousCertificatesCents > 0 || lines.some(({ previousCents }) => previousCents > 0)}
          isFixed={isFixed}
          onChange={change}
          onRemove={remove}
        />
      )}
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <Group justify="space-between" mt="sm">
        <Button variant="text" disabled={lines.length === 0} onClick={() => setIsExplained(true)}>
          How it adds up
        </Button>
        {!isFixed && (
          <Button onClick={() => void save()} loading={isBusy} disabled={!isChanged}>
            Save schedule
          </Button>
        )}
      </Group>
      {isImporting && (
        <ScheduleImport
          contract={contract}
          onImport={(imported) => setLines(imported.map((line) => bookLineSchema.parse(line)))}
          onClose={() => setIsImporting(false)}
        />
      )}
      {isExplained && (
        <ExplainAmount node={derivation} currency={contract.currency} onClose={() => setIsExplained(false)} />
      )}
    </Section>
  );
}

/** A description is asked for when it is saved. */
const EMPTY_LINE: BookLine = {
  ...bookLineSchema.parse({ id: 'new', description: 'x', scheduledValueCents: 0 }),
  description: '',
};
