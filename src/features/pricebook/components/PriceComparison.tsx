import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { formatRate } from '@/domain/money/format';
import { decimalsOf } from '@/domain/pricebook/fileDecimals';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { StickyActions } from '@/ui/layout/StickyActions';
import { useChanges } from '../hooks/useChanges';
import { useFileDiff } from '../hooks/useFileDiff';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';
import type { PriceFile } from '../hooks/readPriceFile';
import { useSaveDraft } from '../hooks/useSaveDraft';
import { DiffTable } from './DiffTable';
import { ImportFigures } from './ImportFigures';
import { type Decimal, ImportOptions } from './ImportOptions';
import { LeftOutRows } from './LeftOutRows';
import { RecognizedColumns } from './RecognizedColumns';

type PriceComparisonProps = { file: PriceFile; items: Stored<PricebookItem>[] };

/** Shows a file's changes to the pricebook and applies them: directly for users who may approve, otherwise as a draft. */
export function PriceComparison({ file, items }: PriceComparisonProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { settings } = usePricebookSettings();
  const { save, share } = useSaveDraft();
  const [name, setName] = useState(file.name.replace(/\.\w+$/, ''));
  const [deactivatesMissing, setDeactivates] = useState(false);
  const { approve, busyId } = useChanges();
  const [chosen, setChosen] = useState<Decimal | null>(null);
  const { country } = session.company.address;
  const found = useMemo(() => decimalsOf(file.rows, file.mapping, country) ?? '', [file, country]);
  const decimal = chosen ?? found;
  const { diff, categoryName } = useFileDiff({ file, items, deactivatesMissing, decimal });
  const count = diff.created.length + diff.updated.length + diff.deactivated.length;
  const isNothing = count === 0 || name.trim() === '';
  const lowIds = useMemo(() => new Set(diff.lowMarginIds), [diff]);

  const mayApprove = canAct(session, 'approvePricebookChange');
  const isBusy = share !== null || busyId !== '';

  const submit = async (isApplied: boolean): Promise<void> => {
    try {
      const id = await save(name.trim(), diff, `${String(deactivatesMissing)} ${decimal}`);
      if (isApplied) await approve(id, '');
      else notify.success('The price change is saved as a draft. A manager decides when it goes live.');
      void navigate(paths.pricebookChanges);
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <>
      <Section title="What it changes">
        <Stack gap="sm">
          <TextInput
            label="Name of the price change"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
            maw={420}
          />
          <RecognizedColumns file={file} />
          <ImportFigures diff={diff} />
          {diff.lowMarginIds.length > 0 && (
            <InlineNotice tone="warning">
              {formatCount(diff.lowMarginIds.length, 'item')} would have a margin below{' '}
              {formatRate(settings.lowMarginPpm)}.
            </InlineNotice>
          )}
          {diff.newCategories.length > 0 && (
            <Text size="sm">New categories: {diff.newCategories.map((category) => category.name).join(', ')}.</Text>
          )}
          <ImportOptions
            decimal={decimal}
            onDecimal={setChosen}
            deactivatesMissing={deactivatesMissing}
            onDeactivates={setDeactivates}
          />
        </Stack>
      </Section>
      {diff.errors.length > 0 && <LeftOutRows errors={diff.errors} />}
      {count > 0 && (
        <Section title="Differences">
          <DiffTable title="Changed" diffs={diff.updated} lowIds={lowIds} categoryName={categoryName} />
          <DiffTable title="New" diffs={diff.created} lowIds={lowIds} categoryName={categoryName} />
          <DiffTable title="Archived" diffs={diff.deactivated} lowIds={lowIds} categoryName={categoryName} />
        </Section>
      )}
      <StickyActions note={share !== null && <ProgressBar label="Saving the changes" value={share} />}>
        <Button
          variant={mayApprove ? 'default' : 'filled'}
          onClick={() => void submit(false)}
          disabled={isNothing || isBusy}
          data-main-action={mayApprove ? undefined : true}
        >
          Save {formatCount(count, 'change')} as a draft
        </Button>
        {mayApprove && (
          <Button onClick={() => void submit(true)} disabled={isNothing} loading={isBusy} data-main-action>
            {count === 0 ? 'Nothing to apply' : 'Apply now'}
          </Button>
        )}
      </StickyActions>
    </>
  );
}
