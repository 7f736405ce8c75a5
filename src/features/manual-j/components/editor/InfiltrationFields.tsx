import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { numberOf, optionsOf } from '../../editing/listFields';
import { readNumberField } from '../../editing/readField';
import { useTypedField } from '../../hooks/useTypedField';
import { useUnits } from '@/entities/calculation/useUnits';
import { TextInput } from '@mantine/core';
import { acceptValue } from '../../editing/acceptValue';
import { useEditing, useFields } from './editingContext';
import classes from './editor.module.css';
import { ChoiceField } from './fields/ChoiceField';
import { NumberField } from './fields/NumberField';
import { HousePart } from './HousePart';

type Infiltration = LoadInputs['infiltration'];
type Method = Infiltration['method'];

const METHODS = {
  'tightness-table': { label: 'By tightness', field: 'tightness' },
  'blower-door-ach50': { label: 'Measured, air changes', field: 'ach50' },
  'blower-door-cfm50': { label: 'Measured, flow', field: 'cfm50' },
  'effective-leakage-area': { label: 'Leakage area', field: 'effectiveLeakageAreaIn2' },
} as const satisfies Record<Method, { label: string; field: keyof Infiltration }>;

/** Edits infiltration, measured or estimated from how tight the house is. A different method takes effect once it has a value. */
export function InfiltrationFields() {
  const { editor } = useFields();
  const { draft, notes } = useEditing();
  const { infiltration } = draft.house;
  const [wanted, setWanted] = useState<Method | null>(null);
  const method = wanted ?? infiltration.method;
  const { field } = METHODS[method];
  const choose = (next: Method): void => {
    const hasValue = infiltration[METHODS[next].field] !== undefined;
    setWanted(hasValue ? null : next);
    if (hasValue) editor.change('', (now) => acceptValue(now, ['infiltration', 'method'], next, ''));
  };
  return (
    <HousePart title="Infiltration" summary={METHODS[infiltration.method].label}>
      <div className={classes['fields']}>
        <div className={classes['wide']}>
          <SegmentedControl
            aria-label="How infiltration is known"
            orientation="horizontal"
            value={method}
            data={Object.entries(METHODS).map(([value, { label }]) => ({ value, label }))}
            onChange={(next) => choose(next as Method)}
            style={{ maxWidth: '100%', flexWrap: 'wrap' }}
          />
        </div>
        {field === 'tightness' ? (
          <ChoiceField
            label="Tightness"
            path={['infiltration']}
            value={infiltration.method === method ? infiltration.tightness : undefined}
            options={optionsOf('infiltration', 'tightness').map((value) => ({ value, label: choiceWords(value) }))}
            isOptional={false}
            note={notes['infiltration']}
            toValue={(tightness) => ({ ...infiltration, method, tightness })}
            placeholder="Choose"
          />
        ) : infiltration.method === method ? (
          <NumberField
            facts={numberOf('infiltration', field).facts}
            path={['infiltration', field]}
            value={infiltration[field]}
            isOptional={false}
            note={notes[`infiltration.${field}`]}
          />
        ) : (
          <FirstValue key={method} method={method} field={field} infiltration={infiltration} />
        )}
      </div>
    </HousePart>
  );
}

type FirstValueProps = {
  method: Method;
  field: 'ach50' | 'cfm50' | 'effectiveLeakageAreaIn2';
  infiltration: Infiltration;
};

/** Edits a new method's first value: method and value are one change. */
function FirstValue({ method, field, infiltration }: FirstValueProps) {
  const { notes } = useEditing();
  const { system, unit } = useUnits();
  const { facts } = numberOf('infiltration', field);
  const typed = useTypedField({
    path: ['infiltration'],
    shown: '',
    refusal: notes['infiltration']?.refusal,
    read: (text) => {
      const read = readNumberField(text, facts, false, system);
      return read.ok ? { ok: true, value: { ...infiltration, method, [field]: read.value } } : read;
    },
  });
  return (
    <TextInput
      label={facts.label}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      data-path="infiltration"
      value={typed.text}
      rightSection={
        <span className={classes['unit']}>{facts.quantity === null ? facts.unit : unit(facts.quantity)}</span>
      }
      rightSectionWidth="4rem"
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.leave}
      error={
        typed.message === ''
          ? undefined
          : `${typed.message}. “${METHODS[infiltration.method].label}” is used until then.`
      }
      description={typed.isTyping ? undefined : `“${METHODS[infiltration.method].label}” is used until it is entered.`}
    />
  );
}
