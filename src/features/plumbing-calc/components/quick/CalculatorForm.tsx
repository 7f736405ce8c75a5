import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { calculatorExamples } from '@/domain/plumbing/calculatorExamples';
import type { Calculator } from '@/domain/plumbing/core/calculator';
import { inputsOf, quickFields, typedOf, type Typed } from '@/domain/plumbing/quickForm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { CalculatorAnswer } from './CalculatorAnswer';
import classes from './quick.module.css';
import { QuickFields } from './QuickFields';

const EMPTY: Typed = {};

/** Renders one calculator: its inputs, and its answer after each keystroke. */
export function CalculatorForm({ calculator }: { calculator: Calculator }) {
  const fields = useMemo(() => quickFields(calculator), [calculator]);
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const example = calculatorExamples[calculator.name];
  const isEmpty = Object.values(typed).every((text) => text === '');
  const { inputs, faults } = inputsOf(fields, typed);
  const { answer, errors } = calculator.calculate(inputs);
  const ofField = (name: string): string =>
    faults[name] ??
    errors
      // Before anything is entered, nothing counts as missing.
      .filter(({ path }) => !isEmpty && (path === name || path.startsWith(`${name}.`)))
      .map(({ path, message }) => (path === name ? message : `${path.slice(name.length + 1)}: ${message}`))
      .join('; ');
  const others = errors.filter(({ path }) => !fields.some(({ name }) => path === name || path.startsWith(`${name}.`)));
  return (
    <div className={classes['columns']}>
      <Section
        title="Inputs"
        actions={
          <>
            {example && (
              <Button variant="default" title={example.title} onClick={() => setTyped(typedOf(fields, example.inputs))}>
                Fill in an example
              </Button>
            )}
            <Button variant="default" disabled={isEmpty} onClick={() => setTyped(EMPTY)}>
              Clear
            </Button>
          </>
        }
      >
        <QuickFields fields={fields} typed={typed} onChange={setTyped} faultOf={ofField} />
      </Section>
      <Section title="Answer">
        {answer && Object.keys(faults).length === 0 ? (
          <CalculatorAnswer calculator={calculator} answer={answer} />
        ) : (
          <InlineNotice tone={isEmpty ? 'info' : 'warning'}>
            {isEmpty
              ? 'The answer appears here once you enter the required values.'
              : (others[0]?.message ?? 'Something is missing or does not fit. See the notes next to the fields.')}
          </InlineNotice>
        )}
      </Section>
    </div>
  );
}
