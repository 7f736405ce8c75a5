import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isQuestion, SYMPTOM_TREES, walked } from '@/domain/diagnostics/guide/symptomTrees';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import classes from './diagnostics.module.css';

const OPTIONS = SYMPTOM_TREES.map(({ id, title }) => ({ value: id, label: title }));
const SEVERITIES: Record<string, { tone: Tone; word: string }> = {
  repair: { tone: 'warning', word: 'Repair' },
  replace: { tone: 'danger', word: 'Replace' },
  safety: { tone: 'danger', word: 'Safety' },
  watch: { tone: 'info', word: 'Watch' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** From a symptom to a finding, a question at a time; each answer can be taken back. */
export function SymptomWalk() {
  const [treeId, setTreeId] = useState<string | null>(null);
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const tree = SYMPTOM_TREES.find(({ id }) => id === treeId);
  const at = tree && walked(tree, answers).at(-1);
  const choose = (id: string | null): void => {
    setTreeId(id);
    setAnswers([]);
  };
  return (
    <Section title="Start from a symptom" description="A service aid: the maker’s instructions and the code decide.">
      <Stack gap="sm">
        <Select label="Symptom" data={OPTIONS} value={treeId} onChange={choose} placeholder="Choose…" clearable />
        {tree && (
          <ul className={classes['causes']}>
            {tree.first.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {tree && answers.length > 0 && (
          <ol className={classes['causes']} aria-label="Answered">
            {walked(tree, answers)
              .filter(isQuestion)
              .slice(0, answers.length)
              .map(({ ask }, index) => (
                <li key={ask}>
                  {ask} <strong>{capital(answers[index] ?? '')}</strong>
                </li>
              ))}
          </ol>
        )}
        {at && isQuestion(at) && (
          <div role="group" aria-label={at.ask}>
            <Text fw={600} mb="xs">
              {at.ask}
            </Text>
            <Group gap="xs">
              {at.to.map(({ when }) => (
                <Button key={when} variant="default" onClick={() => setAnswers([...answers, when])}>
                  {capital(when)}
                </Button>
              ))}
            </Group>
          </div>
        )}
        {at && !isQuestion(at) && (
          <InlineNotice
            tone={SEVERITIES[at.severity]?.tone ?? 'info'}
            title={`${SEVERITIES[at.severity]?.word ?? at.severity}: ${at.finding}`}
            role="status"
          >
            <ol className={classes['causes']}>
              {at.causes.map((cause) => (
                <li key={cause}>{cause}</li>
              ))}
            </ol>
            <Text mt="xs">Next: {at.next}</Text>
          </InlineNotice>
        )}
        {answers.length > 0 && (
          <Group>
            <Button variant="subtle" size="compact-sm" onClick={() => setAnswers(answers.slice(0, -1))}>
              Back to the last question
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
