import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { findingsOf, type FindingsSubject } from '@/domain/finding/queries';
import type { Finding } from '@/domain/finding/schema';
import { stateOf } from '@/domain/finding/state';
import { nextSteps } from '@/domain/finding/steps';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatShortDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { FindingBadge, SeverityBadge } from './FindingBadge';
import { FindingDrawer } from './FindingDrawer';
import type { FindingStart } from './findingForm';
import { RaiseFinding } from './RaiseFinding';
import classes from './finding.module.css';
import { priceWords } from './optionWords';

type FindingsSectionProps = {
  subject: FindingsSubject;
  id: string;
  /** Starting point for a new finding; without it, none can be added here. */
  start?: FindingStart | undefined;
  title?: string;
  /** True to render nothing if there are no findings and none can be added. */
  isHiddenWhenEmpty?: boolean;
};

/** `isSome`: others could be offered, too. */
const offerWords = (count: number, isSome: boolean): string => {
  if (isSome) return `Put ${count} on an estimate`;
  return count === 1 ? 'Put it on an estimate' : `Put all ${count} on an estimate`;
};

const mayOffer = (finding: Finding): boolean => nextSteps(finding).includes('offer');

/**
 * Lists the findings of a customer, job, unit or source with their status, and lets the user put several on one estimate. Renders nothing
 * for users without permission.
 */
export function FindingsSection({
  subject,
  id,
  start,
  title = 'Findings',
  isHiddenWhenEmpty = false,
}: FindingsSectionProps) {
  const session = useSession();
  const can = useCan();
  const maySee = can('read', 'findings') && id !== '';
  const { records, isLoading, error } = useLiveRecords(collections.findings, findingsOf(subject, id), {
    isEnabled: maySee,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const [isRaising, setIsRaising] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const mayEstimate = can('create', 'estimates') && can('read', 'customers');
  const offered = records.filter((one) => mayOffer(one) && chosen.includes(one.id));
  const offerable = mayEstimate ? records.filter(mayOffer) : [];
  // Declined findings, and those already on an estimate, go on another one only if the user selects them.
  const fresh = offerable.filter((one) => stateOf(one) === 'open');
  const toOffer = offered.length > 0 ? offered : fresh;
  if (!maySee || (isHiddenWhenEmpty && records.length === 0)) return null;
  const secondOf = (finding: Stored<Finding>): string => {
    const { unitName, raisedAt, source } = finding;
    const raisedOn = formatShortDate(raisedAt, session.company.timeZone);
    return [priceWords(finding), unitName, source.label, raisedOn].filter(Boolean).join(' · ');
  };
  return (
    <Section
      title={title}
      actions={
        start &&
        can('create', 'findings') && (
          <Button variant="text" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsRaising(true)}>
            Raise finding
          </Button>
        )
      }
    >
      {isLoading && <LoadingRows rows={2} label="Loading findings" />}
      {error && <ErrorState error={error} />}
      {!isLoading && !error && records.length === 0 && <div className={classes['second']}>Nothing found yet.</div>}
      {records.length > 0 && (
        <PlainList gap="sm" aria-label={title}>
          {records.map((finding) => (
            <li key={finding.id} className={classes['row']} data-bare={offerable.length === 0 || undefined}>
              {offerable.includes(finding) ? (
                <Checkbox
                  aria-label={`Choose ${finding.title}`}
                  checked={chosen.includes(finding.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen((before) =>
                      checked ? [...before, finding.id] : before.filter((other) => other !== finding.id),
                    )
                  }
                />
              ) : (
                offerable.length > 0 && <span className={classes['noChoice']} />
              )}
              <span className={classes['words']}>
                <span className={classes['top']}>
                  <UnstyledButton className={classes['name'] ?? ''} onClick={() => setOpenId(finding.id)}>
                    {finding.title}
                  </UnstyledButton>
                  <span className={classes['badges']}>
                    <SeverityBadge severity={finding.severity} />
                    <FindingBadge state={finding.state} />
                  </span>
                </span>
                <span className={classes['second']}>{secondOf(finding)}</span>
              </span>
            </li>
          ))}
        </PlainList>
      )}
      {mayEstimate && toOffer.length > 0 && (
        <LinkButton mt="sm" variant="default" to={paths.estimateNewForFindings(toOffer.map((one) => one.id))}>
          {offerWords(toOffer.length, offered.length > 0 || fresh.length < offerable.length)}
        </LinkButton>
      )}
      <FindingDrawer findingId={openId} onClose={() => setOpenId(null)} />
      {isRaising && start && <RaiseFinding start={start} onClose={() => setIsRaising(false)} />}
    </Section>
  );
}
