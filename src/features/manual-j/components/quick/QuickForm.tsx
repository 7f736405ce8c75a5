import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { POINTS } from '@/domain/load-calc/azimuth';
import { constructionOf, WINDOW_IDS, WINDOWS } from '@/domain/load-calc/constructions/catalog';
import { INSULATION_LEVELS, QUICK_DUCTS, QUICK_FOUNDATIONS, type QuickInputs } from '@/domain/load-calc/quick/schema';
import { TIGHTNESS } from '@/domain/load-calc/schema/systems';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { directionText } from '../../editing/direction';
import { useUnits } from '@/entities/calculation/useUnits';
import { capitalize } from '@/lib/words';
import { Pair } from '@/ui/layout/Pair';
import { QuantityField } from './QuantityField';
import { answer, answerAgain, refusals, type QuickField, type RefusedAnswers } from './quickAnswers';
import classes from './quick.module.css';

type QuickFormProps = {
  /** Always valid: unusable input stays in its field and isn't passed on. */
  answers: QuickInputs;
  onChange: (answers: QuickInputs) => void;
  isReadOnly?: boolean;
  /** Whether the house will be drawn, so that the drawing answers some questions. */ isDrawn?: boolean;
};

const optionsOf = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: capitalize(value) }));
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const AS_BUILT = '';
const INSULATION_OPTIONS = [{ value: AS_BUILT, label: 'Typical for its age' }, ...optionsOf(INSULATION_LEVELS)];
const WINDOW_OPTIONS = WINDOW_IDS.map((id) => ({ value: id, label: constructionOf(WINDOWS, id).label }));
/** Every second of sixteen points: no one can judge a house's front more precisely from the street. */
const FRONTS = POINTS.filter((_, index) => index % 2 === 0).map((point, index) => ({
  value: String(index * 45),
  label: point,
}));

/** Returns the directions a front can face, plus the current one if it isn't among them. */
function frontOptions(azimuthDeg: number): { value: string; label: string }[] {
  const front = String(azimuthDeg);
  return FRONTS.some(({ value }) => value === front)
    ? FRONTS
    : [...FRONTS, { value: front, label: directionText(azimuthDeg) }];
}

/** Asks the questions of the quick estimate. The answers generate a house. */
export function QuickForm({ answers, onChange, isReadOnly = false, isDrawn = false }: QuickFormProps) {
  const { system } = useUnits();
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const errors = refusals(answers, refused, system);
  const shown: Partial<Record<QuickField, unknown>> = { ...answers, ...refused };
  const set = (field: QuickField, value: unknown): void => {
    const next = answer(answers, refused, field, value);
    setRefused(next.refused);
    if (next.answers !== answers) onChange(next.answers);
  };
  const number = (field: QuickField) => ({
    value: shown[field] as number | undefined,
    error: errors[field],
    onChange: (value: number | undefined) => set(field, value),
    onRefused: (before: number | undefined) => onChange(answerAgain(answers, field, before)),
    dataPath: `quick.${field}`,
  });
  const choice = (field: QuickField) => ({
    value: textOf(shown[field]),
    error: errors[field],
    'data-path': `quick.${field}`,
    onChange: (event: { currentTarget: { value: string } }) =>
      set(field, event.currentTarget.value === '' ? undefined : event.currentTarget.value),
  });
  const share = shown.windowShare as number;
  const fronts = frontOptions(answers.frontAzimuthDeg);

  return (
    <fieldset disabled={isReadOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <p className={classes['lead']}>
        These three move the loads most: insulation up to three times over, glass and ducts by a third to a half.
      </p>
      <div className={classes['choices']}>
        <NativeSelect label="Insulation" data={INSULATION_OPTIONS} {...choice('insulation')} />
        <NativeSelect label="Windows" data={WINDOW_OPTIONS} {...choice('windowKind')} />
        <div>
          <NativeSelect label="Ducts" data={optionsOf(QUICK_DUCTS)} {...choice('ducts')} />
          {answers.ducts !== 'none' && (
            <Switch
              label="Ducts are sealed"
              mt="xs"
              checked={answers.ductsSealed}
              onChange={(event) => set('ductsSealed', event.currentTarget.checked)}
            />
          )}
        </div>
      </div>
      <p className={classes['lead']}>And the house:</p>
      <Pair least="210px" mayLeaveRoom>
        <QuantityField
          label="Floor area"
          quantity="area"
          description={isDrawn ? 'About: the drawing says it later' : 'All stories above grade'}
          {...number('floorAreaFt2')}
        />
        <QuantityField label="Stories" {...number('storeys')} />
        <QuantityField label="Ceiling height" quantity="length" {...number('ceilingHeightFt')} />
        <NativeSelect label="Foundation" data={optionsOf(QUICK_FOUNDATIONS)} {...choice('foundation')} />
        <NativeSelect label="Tightness" data={optionsOf(TIGHTNESS)} {...choice('tightness')} />
        <QuantityField label="Year built" isOptional description="Or last insulated" {...number('yearBuilt')} />
        <QuantityField label="Bedrooms" {...number('bedrooms')} />
        <QuantityField label="Occupants" isOptional placeholder="Bedrooms + 1" {...number('occupants')} />
        {!isDrawn && (
          <>
            <QuantityField
              label="Window area"
              suffix="% of floor"
              description="Houses have 10 to 20%"
              {...number('windowShare')}
              value={typeof share === 'number' ? Number((share * 100).toFixed(2)) : undefined}
              onChange={(percent) => set('windowShare', percent === undefined ? undefined : percent / 100)}
              onRefused={(before) =>
                onChange(answerAgain(answers, 'windowShare', before === undefined ? undefined : before / 100))
              }
              error={
                errors.windowShare &&
                'Window area must be 0 to 30% of the floor area: more glass is entered window by window'
              }
            />
            <NativeSelect
              label="Front faces"
              data={fronts}
              {...choice('frontAzimuthDeg')}
              onChange={(event) => set('frontAzimuthDeg', Number(event.currentTarget.value))}
            />
          </>
        )}
      </Pair>
      {Object.keys(refused).length > 0 && (
        <div style={{ marginTop: 'var(--mantine-spacing-md)' }}>
          <InlineNotice tone="warning" role="status">
            The loads still follow the last answers that can be used.
          </InlineNotice>
        </div>
      )}
    </fieldset>
  );
}
