import { Text } from '@mantine/core';
import { formatCents } from '@/domain/money/format';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { earningsOfJob } from '@/domain/commission/queries';
import type { Earning } from '@/domain/commission/earning';
import type { Stored } from '@/domain/record/schema';
import { EarningLines } from '@/entities/commission/EarningLines';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

/** Shows what a job pays and why: technicians see their own pay, managers everyone's. Renders nothing if no pay rule applies. */
export function JobPay({ jobId }: { jobId: string }) {
  const session = useSession();
  const seesAll = useCan()('read', 'earnings');
  const isTechnician = session.role === 'technician';
  const { records } = useLiveRecords(
    collections.earnings,
    earningsOfJob(jobId, seesAll ? {} : { accountUid: session.uid }),
    { isEnabled: hasFeature(session.features, 'technicians') && (seesAll || isTechnician) },
  );
  if (records.length === 0) return null;
  if (!seesAll) return <OwnPay earnings={records} jobId={jobId} />;
  return <CrewPay earnings={records.filter(({ lines }) => lines.length > 0)} jobId={jobId} />;
}

const totalOf = (earnings: readonly Earning[]): number => earnings.reduce((sum, { totalCents }) => sum + totalCents, 0);

function OwnPay({ earnings, jobId }: { earnings: readonly Earning[]; jobId: string }) {
  const { timeZone } = useSession().company;
  const lines = earnings.flatMap((earning) => earning.lines);
  const terms = [...new Set(earnings.flatMap((earning) => earning.terms))];
  return (
    <Section
      title={lines.length > 0 ? `This job pays you ${formatCents(totalOf(earnings))}` : 'What this job pays you'}
      description="In addition to hourly pay. Only you and your managers see it."
    >
      <OneColumn>
        {lines.length > 0 && <EarningLines label="What this job pays you" {...{ lines, timeZone }} shownWith={jobId} />}
        {terms.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              {lines.length > 0 ? 'The rules for this job' : 'Nothing is earned yet. The rules for this job:'}
            </Text>
            {terms.map((term) => (
              <Text key={term} size="sm" c="dimmed">
                {term}
              </Text>
            ))}
          </div>
        )}
      </OneColumn>
    </Section>
  );
}

function CrewPay({ earnings, jobId }: { earnings: readonly Stored<Earning>[]; jobId: string }) {
  const { timeZone } = useSession().company;
  const { namesOf } = useTechnicians();
  if (earnings.length === 0) return null;
  return (
    <Section
      title={`Commissions and bonuses: ${formatCents(totalOf(earnings))}`}
      description="What this job pays each person in addition to hourly pay."
    >
      <OneColumn>
        {earnings.map(({ id, technicianId, totalCents, lines }) => (
          <div key={id}>
            <Text size="sm" fw={600}>
              <RouterLink to={paths.payOf(technicianId)} size="sm">
                {namesOf([technicianId])[0] ?? 'Former technician'}
              </RouterLink>{' '}
              {formatCents(totalCents)}
            </Text>
            <EarningLines
              label={`What it pays ${namesOf([technicianId])[0] ?? ''}`}
              {...{ lines, timeZone }}
              shownWith={jobId}
            />
          </div>
        ))}
      </OneColumn>
    </Section>
  );
}
