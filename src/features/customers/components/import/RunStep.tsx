import { Button, Group } from '@mantine/core';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { RunState } from '../../hooks/useImportRun';
import { RowTotals } from './RowTotals';

type RunStepProps = { state: RunState; onPause: () => void; onContinue: () => void; onStartOver: () => void };

const numbers = new Intl.NumberFormat('en-US');

const TITLES: Record<RunState['phase'], string> = {
  running: 'Importing',
  waiting: 'Waiting for the connection',
  paused: 'Paused',
  done: 'Import finished',
  failed: 'The import stopped',
};

/** Shows a running import's progress, with a pause button. */
export function RunStep({ state: { record, phase, error }, onPause, onContinue, onStartOver }: RunStepProps) {
  const { totalRows, processedRows } = record;
  const isActive = phase === 'running' || phase === 'waiting';
  return (
    <OneColumn gap="lg">
      <Section title={TITLES[phase]} description={record.fileName}>
        <OneColumn gap="lg">
          <ProgressBar
            label="Rows imported"
            value={totalRows === 0 ? 100 : (processedRows / totalRows) * 100}
            detail={`${numbers.format(processedRows)} of ${numbers.format(totalRows)}`}
          />
          <RowTotals
            totals={[
              { label: 'Added', count: record.createdCount },
              { label: 'Imported before', count: record.existingCount },
              { label: 'Duplicates, skipped', count: record.duplicateCount },
              { label: 'With errors, left out', count: record.errorCount },
            ]}
          />
        </OneColumn>
      </Section>
      {phase === 'waiting' && (
        <InlineNotice tone="warning" title="No connection" role="status">
          The import continues automatically as soon as you are back online. Nothing is lost.
        </InlineNotice>
      )}
      {phase === 'paused' && (
        <InlineNotice tone="info" role="status">
          You can continue now or later, from here or from another device with the same file.
        </InlineNotice>
      )}
      {phase === 'failed' && (
        <InlineNotice tone="danger" role="alert">
          {error?.userMessage}
        </InlineNotice>
      )}
      {phase === 'done' && (
        <InlineNotice tone="success" role="status">
          Search finds the new customers within a minute. If something went wrong, undo the import in the list below.
        </InlineNotice>
      )}
      <Group gap="sm" align="stretch" justify="flex-end">
        {isActive && (
          <Button variant="default" onClick={onPause}>
            Pause
          </Button>
        )}
        {(phase === 'paused' || phase === 'failed') && <Button onClick={onContinue}>Continue</Button>}
        {!isActive && (
          <Button variant="default" onClick={onStartOver}>
            Import another file
          </Button>
        )}
        {phase === 'done' && <LinkButton to={paths.customers}>Go to customers</LinkButton>}
      </Group>
    </OneColumn>
  );
}
