import { Text } from '@mantine/core';
import { useState } from 'react';
import type { JudgedWithOverride, OverriddenAssessment, Override } from '@/domain/diagnostics/record/overrides';
import type { Judged } from '@/domain/diagnostics/verdict/judgment';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import classes from './diagnostics.module.css';
import { JudgedRow } from './JudgedRow';
import { OverrideDialog } from './OverrideDialog';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';
import { PlainList } from '@/ui/layout/PlainList';

type ResultSectionsProps = {
  result: OverriddenAssessment;
  /** Receives the updated overrides; omitted if verdicts are read-only. */
  onOverrides?: (change: (before: readonly Override[]) => Override[]) => void;
  /** Creates a finding for a value that's off. */
  onRaise?: ((judged: JudgedWithOverride) => void) | undefined;
};

/** Shows the results: each value against its limit, the likely problem, and what to measure next. */
export function ResultSections({ result, onOverrides, onRaise }: ResultSectionsProps) {
  const [asked, setAsked] = useState<Judged | null>(null);
  const { judged, causes, next, notValid, verdict } = result;
  const measured = judged.filter(({ value }) => value !== null);
  return (
    <>
      <Section title="What it comes to" actions={<VerdictBadge verdict={verdict} />}>
        {notValid.map((reason) => (
          <InlineNotice key={reason} tone="info" role="status">
            {reason}. Until then these numbers are not judged.
          </InlineNotice>
        ))}
        {measured.length === 0 ? (
          <Text c="dimmed">Enter readings, and each is judged as you type.</Text>
        ) : (
          <PlainList aria-label="Results">
            {measured.map((one) => (
              <JudgedRow
                key={one.id}
                judged={one}
                onRaise={onRaise && (() => onRaise(one))}
                onOverride={onOverrides && (() => setAsked(one))}
                onTakeBack={onOverrides && (() => onOverrides((before) => before.filter(({ id }) => id !== one.id)))}
              />
            ))}
          </PlainList>
        )}
      </Section>
      {causes.length > 0 && (
        <Section title="Likely causes">
          <ol className={classes['causes']}>
            {causes.map(({ cause, signsFor, signsAgainst }) => (
              <li key={cause}>
                {cause}
                {signsFor.length > 0 && <div className={classes['sign']}>For it: {signsFor.join(', ')}</div>}
                {signsAgainst.length > 0 && (
                  <div className={classes['sign']}>Against it: {signsAgainst.join(', ')}</div>
                )}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {next.length > 0 && (
        <Section title="Measure next">
          <ol className={classes['causes']}>
            {next.map((test) => (
              <li key={test}>{test}</li>
            ))}
          </ol>
        </Section>
      )}
      {asked && onOverrides && (
        <OverrideDialog
          judged={asked}
          onClose={() => setAsked(null)}
          onSave={(override) => {
            onOverrides((before) => [...before.filter(({ id }) => id !== override.id), override]);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
