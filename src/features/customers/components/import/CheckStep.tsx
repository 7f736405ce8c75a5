import { Button } from '@mantine/core';
import { useState } from 'react';
import { countFates, type DuplicateChoice, type ImportPlan } from '@/domain/import/plan';
import type { ImportRecord } from '@/domain/import/schema';
import { userMessageOf } from '@/lib/appError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { StickyActions } from '@/ui/layout/StickyActions';
import type { LoadedFile } from '../../hooks/importReading';
import type { ImportCheck } from '../../hooks/useImportCheck';
import { DuplicateTable } from './DuplicateTable';
import { IssueTable } from './IssueTable';
import { RowTotals } from './RowTotals';
import { SampleRecords } from './SampleRecords';

type CheckStepProps = {
  file: LoadedFile;
  check: ImportCheck;
  choices: Readonly<Record<string, DuplicateChoice>>;
  onChoose: (key: string, choice: DuplicateChoice) => void;
  onChooseAll: (keys: readonly string[], choice: DuplicateChoice) => void;
  /** The unfinished import being resumed. */
  resumed: ImportRecord | null;
  onBack: () => void;
  onBegin: (plan: ImportPlan) => Promise<void>;
};

/** Dry run: shows what would happen to each row before anything is written. */
export function CheckStep({ file, check, choices, onChoose, onChooseAll, resumed, onBack, onBegin }: CheckStepProps) {
  const [failure, setFailure] = useState('');
  const [isStarting, setStarting] = useState(false);
  const { plan, error, checkedRows, again } = check;
  if (error) return <ErrorState title="The rows could not be checked" error={error} onRetry={again} />;
  if (!plan) {
    return (
      <Section title="Checking the rows">
        <ProgressBar
          label="Nothing is imported yet"
          value={null}
          detail={checkedRows > 0 ? formatCount(checkedRows, 'row') : ''}
        />
      </Section>
    );
  }
  const done = resumed?.processedRows ?? 0;
  const counts = countFates(plan, choices, done);
  const left = plan.rows.length - done;
  const isNothing = counts.create + counts.existing === 0 && !resumed;

  const begin = async (): Promise<void> => {
    setStarting(true);
    setFailure('');
    try {
      await onBegin(plan);
    } catch (caught) {
      setFailure(userMessageOf(caught));
      setStarting(false);
    }
  };

  return (
    <OneColumn gap="lg">
      <Section
        title={`${formatCount(plan.rows.length + plan.skipped.length, 'row')} checked`}
        description={`${resumed ? '' : 'Nothing is imported yet. '}Every row is in exactly one of these:`}
      >
        <RowTotals
          totals={[
            ...(done > 0 ? [{ label: 'Done already', count: done }] : []),
            { label: 'To be created', count: counts.create },
            { label: 'Imported before', count: counts.existing },
            { label: 'Duplicates, skipped', count: counts.duplicate },
            { label: 'With errors, left out', count: counts.error },
            ...(plan.skipped.length > 0 ? [{ label: 'Not customers, skipped', count: plan.skipped.length }] : []),
          ]}
        />
      </Section>
      {resumed && (
        <InlineNotice tone="info" title="This import has already been started">
          {`${formatCount(resumed.processedRows, 'row')} of ${formatCount(resumed.totalRows, 'row')} are done; the other ${formatCount(left, 'row')} will follow now.`}
        </InlineNotice>
      )}
      <SampleRecords plan={plan} />
      <DuplicateTable groups={plan.groups} choices={choices} onChoose={onChoose} onChooseAll={onChooseAll} />
      <IssueTable plan={plan} choices={choices} columns={file.source.columns} fileName={file.name} />
      {failure !== '' && (
        <InlineNotice tone="danger" title="The import could not start" role="alert">
          {failure}
        </InlineNotice>
      )}
      <StickyActions>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button data-main-action onClick={() => void begin()} disabled={isNothing} loading={isStarting}>
          {resumed
            ? 'Continue the import'
            : isNothing
              ? 'Nothing to import'
              : `Import ${formatCount(counts.create, 'row')}`}
        </Button>
      </StickyActions>
    </OneColumn>
  );
}
