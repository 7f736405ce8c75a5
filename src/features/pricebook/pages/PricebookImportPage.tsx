import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { OtherFileNotice } from '../components/OtherFileNotice';
import { PriceComparison } from '../components/PriceComparison';
import { readAllItems } from '../hooks/readAllItems';
import { readPriceFile, type PriceFile } from '../hooks/readPriceFile';

type Loaded = { file: PriceFile; items: Stored<PricebookItem>[] };

/** Compares a price file with the pricebook: new items, changes, effect on margins; then saves a draft for approval. */
export function Component() {
  const can = useCan();
  const workspace = useWorkspace();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [readCount, setReadCount] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [isAnyway, setAnyway] = useState(false);
  const isExpected = isAnyway || loaded?.file.kind === 'prices' || loaded?.file.kind === 'unknown';

  const take = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    setProblem('');
    setLoaded(null);
    setAnyway(false);
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
        <NotAllowed ask="pricebook" title="Your role cannot import prices" needs="The office does." />
      ) : (
        <>
          <Section title="The file">
            <Text size="sm" mb="sm">
              Export the pricebook, change it in a spreadsheet and choose it here; or choose a supplier’s list with part
              numbers and costs. What it changes is shown first, and can be rolled back.
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
          {loaded && !isExpected && <OtherFileNotice kind={loaded.file.kind} onAnyway={() => setAnyway(true)} />}
          {loaded && isExpected && <PriceComparison key={loaded.file.name} {...loaded} />}
        </>
      )}
    </PageBody>
  );
}
