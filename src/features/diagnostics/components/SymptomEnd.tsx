import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { nextStep } from '@/domain/diagnostics/guide/nextStep';
import { walkNotes, type endOf, type Walk } from '@/domain/diagnostics/guide/symptomTrees';
import { PROCEDURE_TITLES, type ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import type { Severity } from '@/domain/finding/schema';
import { RaiseFinding } from '@/entities/finding/RaiseFinding';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Tone } from '@/ui/tone';
import classes from './diagnostics.module.css';

const SEVERITIES: Record<string, { tone: Tone; word: string; severity: Severity }> = {
  repair: { tone: 'warning', word: 'Repair', severity: 'deficient' },
  replace: { tone: 'danger', word: 'Replace', severity: 'inoperable' },
  safety: { tone: 'danger', word: 'Safety', severity: 'inoperable' },
  watch: { tone: 'info', word: 'Watch', severity: 'suggested' },
};

/** The unit's customer, property, job, and id, as far as the URL gives them. */
export type FoundAt = { customerId: string; propertyId: string; jobId: string; equipmentId: string };

type SymptomEndProps = {
  walk: Walk;
  end: NonNullable<ReturnType<typeof endOf>>;
  hrefOf: (kind: ProcedureKind) => string;
  origin: FoundAt | null;
};

/** Shows a symptom's conclusion and the next step: measure to confirm it, or save it as a finding on the job. */
export function SymptomEnd({ walk, end, hrefOf, origin }: SymptomEndProps) {
  const can = useCan();
  const [isRaising, setIsRaising] = useState(false);
  const { text, kinds } = nextStep(end.next);
  const { tone, word, severity } = SEVERITIES[end.severity] ?? {
    tone: 'info',
    word: end.severity,
    severity: 'suggested',
  };
  const jobId = origin?.jobId ?? '';
  const mayRaise = can('create', 'findings');
  return (
    <>
      <InlineNotice tone={tone} title={`${word}: ${end.finding}`} role="status">
        <ol className={classes['causes']}>
          {end.causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ol>
        <Text mt="xs">Next: {text}</Text>
      </InlineNotice>
      <Group gap="xs">
        {kinds.map((kind) => (
          <LinkButton key={kind} variant="default" to={hrefOf(kind)}>
            Measure: {PROCEDURE_TITLES[kind]}
          </LinkButton>
        ))}
        {mayRaise && jobId !== '' && (
          <Button variant="default" onClick={() => setIsRaising(true)}>
            Raise a finding
          </Button>
        )}
      </Group>
      {mayRaise && origin && jobId === '' && (
        <Text size="sm" c="dimmed">
          {kinds.length > 0
            ? 'What you answered goes into the notes of the readings, from which a finding can be raised.'
            : 'To keep it as a finding, start the readings from the job.'}
        </Text>
      )}
      {isRaising && origin && (
        <RaiseFinding
          start={{
            ...origin,
            source: { kind: 'job', id: jobId, itemId: '', label: `Symptom: ${walk.tree.title}` },
            title: end.finding,
            note: walkNotes(walk),
            severity,
          }}
          onClose={() => setIsRaising(false)}
          onRaised={({ title }) => notify.success(`${title} is kept as a finding of the job.`)}
        />
      )}
    </>
  );
}
