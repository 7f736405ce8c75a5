import { Button, Group, Text } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { scheduleFault } from '@/domain/contract/money/schedule';
import { SCHEDULE_LINE_LIMIT } from '@/domain/contract/record/scheduleOfValues';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { useScheduleDraft } from '../../hooks/useScheduleDraft';
import { ScheduleTable } from '../ScheduleTable';
import { Figures } from './Figures';
import { ScheduleImport } from './ScheduleImport';
import { ScheduleSheet } from './ScheduleSheet';

/** Edits a signed contract's schedule of values in a sheet until the first application goes out. */
export function ScheduleEditor({ money }: { money: ContractMoney }) {
  const { book, contract } = money;
  const draft = useScheduleDraft(money);
  const { lines, isFixed, isChanged, isOutdated, totalCents, missingCents, derivation } = draft;
  const [isImporting, setIsImporting] = useState(false);
  const [isExplained, setIsExplained] = useState(false);
  const fault = scheduleFault(lines, book.originalSumCents);
  return (
    <Section
      title="Schedule of values"
      description="The value of each part of the work. Applications are billed from these lines."
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
              onClick={draft.add}
            >
              Add line
            </Button>
          </Group>
        )
      }
    >
      <OneColumn gap="sm">
        {book.frozenAt !== '' && (
          <InlineNotice tone="info">
            An application went out with this schedule, so it can no longer be changed. Use a change order.
          </InlineNotice>
        )}
        {isOutdated && isChanged && (
          <InlineNotice tone="warning" title="Someone else changed the schedule">
            <Button variant="text" onClick={draft.takeNew}>
              Discard mine and show theirs
            </Button>
          </InlineNotice>
        )}
        <Figures
          items={[
            { label: 'Contract sum', cents: book.originalSumCents },
            { label: 'Lines', cents: totalCents },
            { label: missingCents < 0 ? 'Over the contract sum' : 'Left to allocate', cents: Math.abs(missingCents) },
          ]}
        />
        {fault !== '' && lines.length > 0 && <InlineNotice tone="warning">{fault}</InlineNotice>}
        {lines.length === 0 ? (
          <Text c="dimmed">No lines yet. Import them from the estimate or a spreadsheet, or add them here.</Text>
        ) : isFixed ? (
          <ScheduleTable lines={lines} priceType={contract.priceType} />
        ) : (
          <ScheduleSheet
            priceType={contract.priceType}
            lines={lines}
            hasBefore={book.terms.previousCertificatesCents > 0 || lines.some(({ previousCents }) => previousCents > 0)}
            onChange={draft.change}
            onRemove={draft.remove}
          />
        )}
        <SubmitNotice fault={draft.fault} isSlow={draft.isSlow} />
        <Group justify="space-between" mt="sm">
          <Button variant="text" disabled={lines.length === 0} onClick={() => setIsExplained(true)}>
            How it adds up
          </Button>
          {!isFixed && (
            <Button onClick={() => void draft.save()} loading={draft.isBusy} disabled={!isChanged}>
              Save schedule
            </Button>
          )}
        </Group>
        {isImporting && (
          <ScheduleImport contract={contract} onImport={draft.replace} onClose={() => setIsImporting(false)} />
        )}
        {isExplained && (
          <ExplainAmount node={derivation} currency={contract.currency} onClose={() => setIsExplained(false)} />
        )}
      </OneColumn>
    </Section>
  );
}
