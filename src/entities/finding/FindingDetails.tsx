import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { signedFor } from '@/domain/finding/queries';
import type { Finding, FindingApproval } from '@/domain/finding/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './finding.module.css';
import { FindingBadge, SeverityBadge } from './FindingBadge';
import { FindingChain } from './FindingChain';
import { FindingForm } from './FindingForm';
import { FindingPrices } from './FindingPrices';
import { FindingSteps } from './FindingSteps';

type FindingDetailsProps = { finding: Stored<Finding>; onGone: () => void };

/** Shows a finding with its pictures, prices and history, and the next steps. */
export function FindingDetails({ finding, onGone }: FindingDetailsProps) {
  const can = useCan();
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDelete(collections.findings);
  const declines = useLiveRecords(collections.findingDeclines, signedFor(finding.id), {
    isEnabled: can('read', 'findingDeclines'),
  });
  const approvals = useLiveRecords(collections.findingApprovals, signedFor(finding.id), {
    isEnabled: can('read', 'findingApprovals'),
  });
  if (isEditing)
    return (
      <FindingForm
        key={finding.id}
        finding={finding}
        onSaved={() => setIsEditing(false)}
        onCancel={() => setIsEditing(false)}
      />
    );
  const { source } = finding;
  const removeIt = async (): Promise<void> => {
    const words = { name: finding.title, message: 'It is gone for good, with what became of it. Signatures are kept.' };
    if (await remove(finding.id, words)) onGone();
  };
  return (
    <Stack gap="md">
      <div className={classes['badges']}>
        <FindingBadge state={finding.state} />
        <SeverityBadge severity={finding.severity} />
      </div>
      <FindingSteps finding={finding} />
      {finding.note !== '' && <Text style={{ whiteSpace: 'pre-wrap' }}>{finding.note}</Text>}
      <SubjectPhotos
        target={{
          subjectKind: 'finding',
          subjectId: finding.id,
          itemId: '',
          jobId: finding.jobId,
          customerId: finding.customerId,
          label: finding.title,
          stage: finding.state === 'open' ? 'before' : 'during',
        }}
        also={{ subjectId: source.itemId === '' ? '' : source.id, itemId: source.itemId }}
      />
      <Section title="What became of it">
        <FindingChain finding={finding} />
        {approvals.records.map(({ id, name, imageDataUrl, ...agreed }) => (
          <Signed key={id} name={name} imageDataUrl={imageDataUrl}>
            {agreedWords({ name, ...agreed })}
          </Signed>
        ))}
        {declines.records.map(({ id, ...signed }) => (
          <Signed key={id} {...signed} />
        ))}
      </Section>
      <FindingPrices finding={finding} />
      <DetailList
        items={[
          { label: 'Number', value: finding.number },
          {
            label: 'Customer',
            value: can('read', 'customers') ? (
              <RouterLink to={paths.customerDetails(finding.customerId)}>{finding.customerName}</RouterLink>
            ) : (
              finding.customerName
            ),
          },
          { label: 'Unit', value: finding.unitName, isHiddenWhenEmpty: true },
          { label: 'Put right by', value: finding.dueOn, isHiddenWhenEmpty: true },
        ]}
      />
      <Group>
        {can('update', 'findings') && (
          <Button variant="default" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )}
        {can('delete', 'findings') && (
          <Button variant="subtle" color="red" onClick={() => void removeIt()}>
            Delete
          </Button>
        )}
      </Group>
    </Stack>
  );
}

type Agreed = Pick<FindingApproval, 'name' | 'optionName' | 'work' | 'totalCents'>;

/** Describes an approval: `Ada Lovelace signed for Repair, $180.00 before tax:` followed by the work. */
function agreedWords({ name, optionName, work, totalCents }: Agreed): string {
  const what = [optionName, totalCents !== null && `${formatCents(totalCents)} before tax`].filter(Boolean).join(', ');
  const words = what === '' ? `${name} signed` : `${name} signed for ${what}`;
  return work === '' ? words : `${words}:\n${work}`;
}

type SignedProps = { name: string; imageDataUrl: string; children?: React.ReactNode };

/** Renders a signature with what it was given for. */
function Signed({ name, imageDataUrl, children }: SignedProps) {
  if (imageDataUrl === '' && !children) return null;
  return (
    <div>
      {children && (
        <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-wrap' }}>
          {children}
        </Text>
      )}
      {imageDataUrl !== '' && <img className={classes['drawing']} src={imageDataUrl} alt={`Signature of ${name}`} />}
    </div>
  );
}
