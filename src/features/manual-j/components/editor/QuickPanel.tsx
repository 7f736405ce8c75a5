import { Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { quickHouse } from '@/domain/load-calc/quick/quickHouse';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { fieldsOf } from '../../editing/listFields';
import { withAnswers } from '../../editing/station';
import { USUAL_HOUSE } from '../quick/quickAnswers';
import { QuickForm } from '../quick/QuickForm';
import { useEditing, useFields } from './editingContext';
import classes from './editor.module.css';
import { SchemaFields } from './fields/SchemaFields';
import { CalculationFields } from '@/entities/calculation/CalculationFields';
import { StationSection } from './StationSection';

const changedAnswer = (before: QuickInputs, after: QuickInputs): string =>
  Object.keys({ ...before, ...after }).find(
    (field) => before[field as keyof QuickInputs] !== after[field as keyof QuickInputs],
  ) ?? '';

/** Asks the questions of a first visit. The resulting house can be refined room by room. */
export function QuickPanel() {
  const { editor, jumps } = useFields();
  const { draft } = useEditing();
  const [, setParams] = useSearchParams();
  const answers = draft.quick ?? USUAL_HOUSE;
  const { site, design } = draft.house;
  const assumptions = useMemo(() => quickHouse(answers, { site, design }).assumptions, [answers, site, design]);
  const goOn = (): void => {
    editor.change('', (now) => ({ ...(now.quick === null ? withAnswers(now, USUAL_HOUSE) : now), mode: 'full' }));
    setParams({ tab: 'rooms' }, { replace: true });
    notify.success('The house is now entered room by room. The answers are kept; Undo goes back to them.');
  };
  return (
    <Stack>
      <Section title="Quick questions" actions={<Button onClick={goOn}>Continue room by room</Button>}>
        {/* Rerendered after undo: the form keeps the current input. */}
        <QuickForm
          key={jumps}
          answers={answers}
          onChange={(next) => editor.change(`quick.${changedAnswer(answers, next)}`, (now) => withAnswers(now, next))}
        />
        <details>
          <summary className={classes['summary']}>Assumptions ({assumptions.length})</summary>
          <ul>
            {assumptions.map(({ path, text }) => (
              <li key={path}>{text}</li>
            ))}
          </ul>
        </details>
      </Section>
      <StationSection />
      <Section
        title="Design conditions"
        description="From the climate station and your thermostat settings. You can change every value."
      >
        <SchemaFields fields={fieldsOf('design')} path={['design']} />
      </Section>
      <CalculationFields editor={editor} draft={draft} />
    </Stack>
  );
}
