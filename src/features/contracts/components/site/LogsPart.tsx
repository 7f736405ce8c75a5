import { Button, Drawer, Group, Text } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { LogDay } from '@/entities/site/LogDay';
import { LogForm } from '@/entities/site/LogForm';
import { useSiteLogs } from '@/entities/site/useSiteLogs';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { SitePartProps } from './sitePart';

/** Shows the daily logs of everyone who wrote one; prints as shown. */
export function LogsPart({ site }: SitePartProps) {
  const { timeZone } = useSession().company;
  const { logs, isLoading, error, mayAdd, add, isWhole, showMore, isReadingMore } = useSiteLogs(site.id);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Section
        title="Daily logs"
        actions={
          <>
            {logs.length > 0 && (
              <Button variant="text" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
            )}
            {mayAdd && (
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
                Add to the log
              </Button>
            )}
          </>
        }
      >
        {error && <ErrorState error={error} />}
        {isLoading && <LoadingRows rows={3} />}
        {!isLoading && !error && logs.length === 0 && (
          <EmptyState title="No daily logs yet" text="The crew writes them on their phones, even offline." />
        )}
      </Section>
      <OneColumn data-printed>
        {logs.map((log) => (
          <Section key={log.id} title={`${formatDate(log.date, timeZone)}, ${site.title}`}>
            <LogDay log={log} />
            <SubjectPhotos
              isReadOnly
              target={{
                subjectKind: 'siteLog',
                subjectId: log.id,
                itemId: '',
                jobId: site.jobIds[0] ?? '',
                customerId: site.customerId,
                label: `Daily log ${log.date}`,
                stage: 'during',
              }}
            />
          </Section>
        ))}
      </OneColumn>
      {logs.length > 0 && !isWhole && (
        <Group gap="sm">
          <Button variant="default" loading={isReadingMore} onClick={showMore}>
            Show earlier days
          </Button>
          <Text size="sm" c="dimmed">
            {`These are the latest ${formatCount(logs.length, 'day')}. Only what is shown is printed.`}
          </Text>
        </Group>
      )}
      <Drawer opened={isOpen} onClose={() => setIsOpen(false)} position="right" size="lg" title="Daily log">
        {isOpen && <LogForm site={site} add={add} onDone={() => setIsOpen(false)} />}
      </Drawer>
    </>
  );
}
