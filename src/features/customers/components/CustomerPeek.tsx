import { Anchor, Group, Stack } from '@mantine/core';
import { IconBriefcase, IconFileDescription } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecord, useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatPhone } from '@/domain/contact/format';
import { callLink } from '@/domain/contact/links';
import { jobsByCustomer } from '@/domain/job/queries';
import { formatCents } from '@/domain/money/format';
import { TagList } from '@/entities/customer/TagList';
import { whenText } from '@/entities/job/arrivalText';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { DetailList } from '@/ui/layout/DetailList';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import type { CustomerRow } from '../hooks/customerRow';
import { useOwed } from '../hooks/useOwed';
import classes from './customerList.module.css';

const LATEST_JOBS = 3;

/** Shows a customer next to the list: contact details, amount owed, latest jobs, and actions to create new work. */
export function CustomerPeek({ customer }: { customer: CustomerRow }) {
  const { timeZone } = useSession().company;
  const can = useCan();
  const { data: record } = useRecord(collections.customers, customer.id);
  const { data: jobs = [] } = useRecords(
    collections.jobs,
    { ...jobsByCustomer(customer.id), limit: LATEST_JOBS },
    { isEnabled: can('read', 'jobs') },
  );
  const owedCents = useOwed([customer.id])?.get(customer.id) ?? null;
  const { phone, email, address, tags } = customer;
  return (
    <Stack gap="md">
      {customer.isDoNotService && (
        <InlineNotice tone="danger" title="Do not service">
          {record?.doNotServiceReason || 'No reason was given.'}
        </InlineNotice>
      )}
      <Group gap="xs">
        {can('create', 'jobs') && (
          <LinkButton to={paths.jobNewFor(customer.id)} leftSection={<IconBriefcase size={18} aria-hidden />}>
            New job
          </LinkButton>
        )}
        {can('create', 'estimates') && (
          <LinkButton
            to={paths.estimateNewFor(customer.id)}
            variant="default"
            leftSection={<IconFileDescription size={18} aria-hidden />}
          >
            New estimate
          </LinkButton>
        )}
      </Group>
      <DetailList
        columns={1}
        items={[
          { label: 'Phone', value: phone && <Anchor href={callLink(phone)}>{formatPhone(phone)}</Anchor> },
          { label: 'E-mail', value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
          { label: 'Billing address', value: address },
          { label: 'Owed', value: owedCents !== null && formatCents(owedCents), isHiddenWhenEmpty: true },
          { label: 'Tags', value: tags.length > 0 && <TagList tags={tags} />, isHiddenWhenEmpty: true },
          { label: 'Notes', value: record?.notes, isHiddenWhenEmpty: true },
          {
            label: 'Latest jobs',
            value: jobs.length > 0 && (
              <ul className={classes.jobs}>
                {jobs.map((job) => (
                  <li key={job.id}>
                    <RouterLink to={paths.jobDetails(job.id)}>{job.title}</RouterLink>
                    <span className={classes.second}>{whenText(job, timeZone)}</span>
                    <ProgressBadge progress={job.progress} />
                  </li>
                ))}
              </ul>
            ),
            isHiddenWhenEmpty: true,
          },
        ]}
      />
    </Stack>
  );
}
