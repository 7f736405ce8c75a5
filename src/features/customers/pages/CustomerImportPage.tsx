import { Stepper } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CheckedFile } from '../components/import/CheckedFile';
import { ColumnsStep } from '../components/import/ColumnsStep';
import { FileStep } from '../components/import/FileStep';
import { ImportHistory } from '../components/import/ImportHistory';
import classes from '../components/import/importSteps.module.css';
import { useImportFlow, type ImportStep } from '../hooks/useImportFlow';
import { useImportUndo } from '../hooks/useImportUndo';

const STEPS: readonly { step: ImportStep; label: string }[] = [
  { step: 'file', label: 'File' },
  { step: 'columns', label: 'Columns' },
  { step: 'check', label: 'Check' },
  { step: 'run', label: 'Import' },
];

/** Imports customers from a CSV file: choose, map, check, import. Earlier imports are listed below, each with an undo. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const isOnline = useOnline();
  const flow = useImportFlow();
  const { undoing, undo } = useImportUndo();
  const [awaited, setAwaited] = useState<Stored<ImportRecord> | null>(null);
  const back = { to: paths.customers, label: 'Customers' };

  if (!canAct(session, 'importCustomers') || !can('create', 'customers')) {
    return (
      <PageBody>
        <PageHeader title="Import customers" back={back} />
        <NotAllowed
          ask="customers"
          title="You cannot import customers"
          wayBack={<LinkButton to={paths.customers}>Go to customers</LinkButton>}
        />
      </PageBody>
    );
  }

  const { draft, step } = flow;
  const phase = flow.run.state?.phase;
  const isRunning = step === 'run' && (phase === 'running' || phase === 'waiting');
  const resume = async (record: Stored<ImportRecord>): Promise<void> => {
    try {
      setAwaited(null);
      if (await flow.resumeHere(record)) return;
      flow.startOver();
      setAwaited(record);
    } catch (error) {
      notify.error(userMessageOf(error));
    }
  };

  return (
    <PageBody size="wide">
      <PageHeader
        title="Import customers"
        subtitle="From Jobber, Housecall Pro, QuickBooks, any CSV file, or an export of Fieldwright."
        back={back}
      />
      <OneColumn gap="lg">
        <Stepper
          active={STEPS.findIndex((entry) => entry.step === step)}
          size="xs"
          wrap={false}
          className={classes.stepper ?? ''}
        >
          {STEPS.map((entry) => (
            <Stepper.Step key={entry.step} label={entry.label} allowStepSelect={false} />
          ))}
        </Stepper>
        {!isOnline && step !== 'run' && (
          <InlineNotice tone="warning" title="No connection" role="status">
            You can choose and check a file; importing needs a connection.
          </InlineNotice>
        )}
        {step === 'file' && <FileStep flow={flow} awaited={awaited} onOther={() => setAwaited(null)} />}
        {step === 'columns' && draft && (
          <ColumnsStep
            {...draft}
            onPreset={flow.setPreset}
            onMapping={flow.setMapping}
            onBack={flow.startOver}
            onNext={() => flow.goTo('check')}
          />
        )}
        {(step === 'check' || step === 'run') && draft && (
          <CheckedFile key={draft.file.hash} flow={flow} draft={draft} />
        )}
        {(step === 'file' || step === 'run') && (
          <ImportHistory
            undoing={undoing}
            onUndo={(record) => void undo(record)}
            onContinue={(record) => void resume(record)}
            activeId={isRunning ? (flow.resumed?.id ?? '') : ''}
          />
        )}
      </OneColumn>
    </PageBody>
  );
}
