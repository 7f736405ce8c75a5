import { Group, Stack, Text } from '@mantine/core';
import { IconFileDescription, IconPencil, IconReportAnalytics } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { readTree } from '@/domain/plumbing/record/tree';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { codeText } from '@/domain/plumbing/report/words';
import type { Stored } from '@/domain/record/schema';
import { useUnits } from '@/entities/calculation/useUnits';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { SettledBadge } from './SettledBadge';

/** Shows a plumbing calculation next to the list: results, code, customer, and next steps. */
export function PlumbingPeek({ record }: { record: Stored<PlumbingCalc> }) {
  const { timeZone } = useSession().company;
  const can = useCan();
  const { show } = useUnits();
  const { id, totals, customerId, customerName, jobId } = record;
  const { tree } = readTree(record.tree);
  return (
    <Stack gap="md">
      {record.address !== '' && (
        <Text size="sm" c="dimmed">
          {record.address}
        </Text>
      )}
      <div>
        <SettledBadge totals={totals} />
      </div>
      <Group gap="xs">
        {can('update', 'plumbingCalc') && (
          <LinkButton to={paths.plumbingCalcEdit(id)} leftSection={<IconPencil size={18} aria-hidden />}>
            Edit
          </LinkButton>
        )}
        <LinkButton
          to={paths.plumbingCalcView(id)}
          variant="default"
          leftSection={<IconReportAnalytics size={18} aria-hidden />}
        >
          Report
        </LinkButton>
        {can('create', 'estimates') && can('read', 'customers') && totals.segments > 0 && (
          <LinkButton
            to={paths.estimateNewFromPlumbing(id)}
            variant="default"
            leftSection={<IconFileDescription size={18} aria-hidden />}
          >
            Add to estimate
          </LinkButton>
        )}
      </Group>
      <DetailList
        columns={1}
        items={[
          { label: 'Code', value: tree ? codeText(tree.code) : record.codeName },
          {
            label: 'Water',
            value: totals.demandGpm > 0 && `${show(totals.demandGpm, 'waterFlow')} · ${totals.wsfu} WSFU`,
            isHiddenWhenEmpty: true,
          },
          { label: 'Drainage', value: totals.dfu > 0 && `${totals.dfu} DFU`, isHiddenWhenEmpty: true },
          { label: 'Gas', value: totals.gasCfh > 0 && show(totals.gasCfh, 'gasFlow'), isHiddenWhenEmpty: true },
          { label: 'Pipes and fixtures', value: `${totals.segments} and ${totals.fixtures}` },
          {
            label: 'Customer',
            value:
              customerId !== '' && can('read', 'customers') ? (
                <RouterLink to={paths.customerDetails(customerId)}>{customerName}</RouterLink>
              ) : (
                customerName
              ),
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Job',
            value: jobId !== '' && can('read', 'jobs') && (
              <RouterLink to={paths.jobDetails(jobId)}>Go to job</RouterLink>
            ),
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Revisions kept',
            value: record.revisionNumber > 0 && String(record.revisionNumber),
            isHiddenWhenEmpty: true,
          },
          { label: 'Changed', value: formatDateTime(record.updatedAt, timeZone) },
          { label: 'Notes', value: record.notes, isHiddenWhenEmpty: true },
        ]}
      />
    </Stack>
  );
}
