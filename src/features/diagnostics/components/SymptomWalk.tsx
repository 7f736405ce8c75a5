import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { kindOfTest } from '@/domain/diagnostics/guide/nextStep';
import {
  answeredIn,
  endOf,
  isQuestion,
  SYMPTOM_TREES,
  walked,
  writeWalk,
  type Walk,
} from '@/domain/diagnostics/guide/symptomTrees';
import { PROCEDURE_TITLES, type ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import { capitalize } from '@/lib/words';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './diagnostics.module.css';
import { SymptomEnd, type FoundAt } from './SymptomEnd';

const OPTIONS = SYMPTOM_TREES.map(({ id, title }) => ({ value: id, label: title }));

type SymptomWalkProps = {
  walk: Walk | null;
  /** URL for entering a kind of readings, with the answers so far in its notes. */
  hrefOf: (kind: ProcedureKind) => string;
  /** Null while loading. */
  origin: FoundAt | null;
};

/** Leads from a symptom to a finding, question by question; answers can be undone. Kept in the URL, so "back" works. */
export function SymptomWalk({ walk, hrefOf, origin }: SymptomWalkProps) {
  const [, setParams] = useSearchParams();
  const go = (treeId: string | null, answers: readonly string[]): void =>
    setParams(
      (before) => {
        before.delete('walk');
        if (treeId !== null) before.set('walk', writeWalk(treeId, answers));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const { tree, answers = [] } = walk ?? {};
  const at = tree && walked(tree, answers).at(-1);
  const end = walk && endOf(walk);
  const measuring = at && isQuestion(at) ? kindOfTest(at.test) : null;
  return (
    <Section
      title="Start from a symptom"
      description="A service aid, written for this product: the maker’s instructions and the code decide."
    >
      <Stack gap="sm">
        <Select
          label="Symptom"
          data={OPTIONS}
          value={tree?.id ?? null}
          onChange={(id) => go(id, [])}
          placeholder="Choose…"
          clearable
        />
        {tree && (
          <ul className={classes['causes']}>
            {tree.first.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {walk && answers.length > 0 && (
          <ol className={classes['causes']} aria-label="Answered">
            {answeredIn(walk).map(({ ask, answer }) => (
              <li key={ask}>
                {ask} <strong>{answer}</strong>
              </li>
            ))}
          </ol>
        )}
        {tree && at && isQuestion(at) && (
          <div role="group" aria-label={at.ask}>
            <Text fw={600} mb="xs">
              {at.ask}
            </Text>
            <Group gap="xs">
              {at.to.map(({ when }) => (
                <Button key={when} variant="default" onClick={() => go(tree.id, [...answers, when])}>
                  {capitalize(when)}
                </Button>
              ))}
            </Group>
            {measuring && (
              <Text size="sm" mt="xs">
                Not measured yet? <RouterLink to={hrefOf(measuring)}>{PROCEDURE_TITLES[measuring]}</RouterLink>
              </Text>
            )}
          </div>
        )}
        {walk && end && <SymptomEnd walk={walk} end={end} hrefOf={hrefOf} origin={origin} />}
        {tree && answers.length > 0 && (
          <Group>
            <Button variant="subtle" size="compact-sm" onClick={() => go(tree.id, answers.slice(0, -1))}>
              Back to the last question
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => go(tree.id, [])}>
              Start over
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
