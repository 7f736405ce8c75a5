import { Box, Button, Group, Text } from '@mantine/core';
import { IconMapPin, IconMessage, IconPhone } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobActions } from '@/entities/job/JobActions';
import { JobCard } from '@/entities/job/JobCard';
import type { MoveJob } from '@/entities/job/useMoveJob';
import { PhotoCapture } from '@/entities/photo/PhotoCapture';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';

type NextStopProps = { job: Stored<Job>; onMove: MoveJob; timeZone: string; now: Date };

const directions = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** The stop that counts now: how to get in, who to call, and the one button that comes next. */
export function NextStop({ job, onMove, timeZone, now }: NextStopProps) {
  const property = useRecord(collections.properties, job.propertyId, { isEnabled: job.propertyId !== '' });
  const phone = job.contactPhone || job.customerPhone;
  const access = [property.data?.gateCode && `Gate code ${property.data.gateCode}`, property.data?.accessNotes].filter(
    Boolean,
  );

  return (
    <Section title={job.progress === 'in-progress' ? 'You are on this job' : 'Next stop'}>
      <JobCard job={job} timeZone={timeZone} now={now} actions={<JobActions job={job} onMove={onMove} isLarge />} />
      {property.data?.hazards && (
        <Box mt="sm">
          <InlineNotice tone="warning" title="Mind">
            {property.data.hazards}
          </InlineNotice>
        </Box>
      )}
      {access.length > 0 && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {access.join(' · ')}
        </Text>
      )}
      <Group grow preventGrowOverflow={false} mt="md" gap="xs">
        {phone && (
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="default"
            size="md"
            px="xs"
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            Call
          </Button>
        )}
        {phone && (
          <Button
            component="a"
            href={`sms:${phone}`}
            variant="default"
            size="md"
            px="xs"
            leftSection={<IconMessage size={18} aria-hidden />}
          >
            Text
          </Button>
        )}
        {job.propertyAddress && (
          <Button
            component="a"
            href={directions(job.propertyAddress)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="md"
            px="xs"
            leftSection={<IconMapPin size={18} aria-hidden />}
          >
            Navigate
          </Button>
        )}
      </Group>
      <Group mt="md" justify="space-between">
        <PhotoCapture job={job} />
        <LinkButton to={paths.jobDetails(job.id)} variant="subtle">
          Open the job
        </LinkButton>
      </Group>
    </Section>
  );
}
