import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { findingsOf } from '@/domain/finding/queries';
import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import classes from './finding.module.css';
import { SeverityBadge } from './FindingBadge';
import { useFindingSteps } from './useFindingSteps';

type FindingsToVerifyProps = {
  /** Whether the findings of a unit or of the previous inspection are listed. */
  subject: 'equipmentId' | 'source.id';
  id: string;
  /** Excludes findings of this source, which are shown elsewhere. */
  exceptOfSource?: string;
  /** The evidence: the set of readings or the inspection being viewed. */
  verification: { verifiedBy: 'diagnostic' | 'inspection'; verificationId: string };
  /** A finding raised after this instant can't be verified by older evidence. */
  at: string;
};

/**
 * Lists repaired findings of a unit or an inspection whose repair can be verified by later readings or a later inspection. Renders
 * nothing if there are none.
 */
export function FindingsToVerify({ subject, id, exceptOfSource = '', verification, at }: FindingsToVerifyProps) {
  const can = useCan();
  const { take } = useFindingSteps();
  const { records } = useLiveRecords(collections.findings, findingsOf(subject, id), {
    isEnabled: id !== '' && can('read', 'findings'),
  });
  const waiting = records.filter(
    ({ state, repairedAt, source }) =>
      state === 'repaired' && repairedAt <= at && (exceptOfSource === '' || source.id !== exceptOfSource),
  );
  if (waiting.length === 0) return null;
  const verify = (finding: Stored<Finding>): void =>
    void take(finding, { step: 'verify', ...verification, note: '' }).then(
      () => notify.success(`${finding.title} is verified`),
      notify.error,
    );
  return (
    <Section title="Repaired, to be verified" description="Does this show that the repair holds?">
      <PlainList gap="sm">
        {waiting.map((finding) => (
          <li key={finding.id} className={classes['top']}>
            <span className={classes['name']}>{finding.title}</span>
            <span className={classes['badges']}>
              <SeverityBadge severity={finding.severity} />
              {can('update', 'findings') && (
                <Button size="compact-md" variant="default" onClick={() => verify(finding)}>
                  Verified
                </Button>
              )}
            </span>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
