import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatRate } from '@/domain/money/format';
import { diffFile } from '@/domain/pricebook/fileDiff';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { useCategories } from '@/entities/pricebook/useCategories';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { userMessageOf } from '@/lib/appError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { ImportFigures } from '../components/ImportFigures';
import { type Decimal, ImportOptions } from '../components/ImportOptions';
import { LeftOutRows } from '../components/LeftOutRows';
import { DiffTable } from '../components/DiffTable';
import { RecognizedColumns } from '../components/RecognizedColumns';
import { readAllItems } from '../hooks/readAllItems';
import { readPriceFile, type PriceFile } from '../hooks/readPriceFile';
import { usePricebookSettings } from '../hooks/usePricebookSettings';
import { useSaveDraft } from '../hooks/useSaveDraft';
import { useToday } from '@/entities/company/useToday';

type Loaded = { file: PriceFile; items: Stored<PricebookItem>[] };

/** A file of prices against the pricebook: what is new, what changes, what it does to margins; then a draft to be approved. */
export function Component() {
  const can = useCan();
  const workspace = useWorkspace();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [readCount, setReadCount] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  const take = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    setProblem('');
    setLoaded(null);
    try {
      const file = await readPriceFile(chosen);
      setReadCount(0);
      const items = await readAllItems(workspace, setReadCount);
      setLoaded({ file, items });
    } catch (error) {
      setProblem(userMessageOf(error));
    } finally {
      setReadCount(null);
    }
  };

  return (
    <PageBody size="normal">
      <PageHeader title="Import prices" back={{ to: paths.pricebook, label: 'Pricebook' }} />
      {!can('create', 'pricebookChanges') ? (
        <EmptyState title="Your role cannot import prices" text="Ask someone in the office." />
      ) : (
        <>
          <Section title="The file">
            <Text size="sm" mb="sm">
              Export the pricebook, change it in a spreadsheet and choose it here; or choose a supplier’s list with part
              numbers and costs. Nothing changes before a manager approves it.
            </Text>
            <Group>
              <FileButton
                onChange={(file) => void take(file)}
                accept=".csv,.txt,.tsv,text/csv"
                inputProps={{ 'aria-label': 'CSV file' }}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant={loaded ? 'default' : 'filled'}
                    leftSection={<IconFileTypeCsv size={18} aria-hidden />}
                  >
                    {loaded ? 'Choose another file' : 'Choose a CSV file'}
                  </Button>
                )}
              </FileButton>
              {loaded && (
                <Text size="sm">
                  {loaded.file.name} · {formatCount(loaded.file.rows.length, 'row')}
                </Text>
              )}
            </Group>
            {readCount !== null && (
              <ProgressBar label="Reading the pricebook" value={null} detail={formatCount(readCount, 'item')} />
            )}
            {problem !== '' && (
              <InlineNotice tone="danger" role="alert" title="This file cannot be imported">
                {problem}
              </InlineNotice>
            )}
          </Section>
          {loaded && <Comparison key={loaded.file.name} {...loaded} />}
        </>
      )}
    </PageBody>
  );
}

function Comparison({ file, items }: Loaded) {
  const navigate = useNavigate();
  const today = useToday();
  const { settings } = usePricebookSettings();
  const { flat, byId } = useCategories();
  const { save, share } = useSaveDraft();
  const [name, setName] = useState(file.name.replace(/\.\w+$/, ''));
  const [deactivatesMissing, setDeactivates] = useState(false);
  const [decimal, setDecimal] = useState<Decimal>('');
  const diff = useMemo(() => {
    const categoryIds = new Map(
      flat.flatMap(({ category, path }) => [
        [category.name.toLowerCase(), category.id] as const,
        [path.toLowerCase(), category.id] as const,
      ]),
    );
    return diffFile({
      rows: file.rows,
      mapping: file.mapping,
      items,
      categoryIds,
      settings,
      today,
      newId,
      deactivatesMissing,
      ...(decimal !== '' && { decimalSeparator: decimal }),
    });
  }, [file, items, flat, settings, today, deactivatesMissing, decimal]);
  const count = diff.created.length + diff.updated.length + diff.deactivated.length;
  const lowIds = useMemo(() => new Set(diff.lowMarginIds), [diff]);
  const categoryName = (id: string): string => byId.get(id)?.path ?? '';

  const submit = async (): Promise<void> => {
    try {
      await save(name.trim(), diff);
      notify.success('The price change is saved as a draft. A manager decides when it goes live.');
      void navigate(paths.pricebookChanges);
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <>
      <Section title="What it changes">
        <Stack gap="sm">
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
            onDecimal={setDecimal}
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
      <Section title="Submit for approval">
        {share !== null && <ProgressBar label="Saving the draft" value={share} />}
        <Group align="end">
          <TextInput
            label="Name of the price change"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
            style={{ flex: '1 1 14rem' }}
          />
          <Button onClick={() => void submit()} disabled={count === 0 || name.trim() === ''} loading={share !== null}>
            Save {formatCount(count, 'change')} as a draft
          </Button>
        </Group>
      </Section>
    </>
  );
}
