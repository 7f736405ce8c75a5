import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { StationSite } from '@/domain/load-calc/climate/siteFromStation';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { fieldFacts, outOfRange } from '../../editing/fieldFacts';
import { useUnits } from '@/entities/calculation/useUnits';
import { capitalize } from '@/lib/words';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { QuantityField } from '../quick/QuantityField';
import {
  climateProblem,
  DESIGN_NAMES,
  isOfSite,
  schemaOf,
  valueOf,
  withValue,
  type Climate,
  type DesignName,
} from './climate';
import { StationValue } from './StationValue';

type DesignFieldsProps = {
  climate: Climate;
  /** Values of the chosen station; null if none is chosen. */
  fromStation: StationSite | null;
  /** Never called with values that the calculation would reject. */
  onChange: (climate: Climate) => void;
};

const OPTIONAL: readonly DesignName[] = ['dailyRangeF', 'outdoorWetBulbF', 'grainsDifference'];
const RANGE_CLASSES = ['low', 'medium', 'high'] as const;

/** Edits the design conditions, showing the station's value next to each override. */
export function DesignFields({ climate, fromStation, onChange }: DesignFieldsProps) {
  const { show, system } = useUnits();
  const [refused, setRefused] = useState<Partial<Record<DesignName, number | undefined>>>({});
  const [turn, setTurn] = useState(0);

  const set = (name: DesignName, value: number | undefined): void => {
    const facts = fieldFacts(schemaOf(name));
    const range = value !== undefined && facts.kind === 'number' ? outOfRange(facts, value, system) : '';
    const next = withValue(climate, name, value);
    const others = Object.fromEntries(Object.entries(refused).filter(([other]) => other !== name));
    if (range === '' && climateProblem(next) === '') {
      setRefused(others);
      onChange(next);
    } else setRefused({ ...others, [name]: value });
  };
  const setAgain = (name: DesignName, before: number | undefined): void => {
    const earlier = withValue(climate, name, before);
    if (climateProblem(earlier) === '') onChange(earlier);
  };
  /** Replaces the range in degrees. */
  const setClass = (dailyRangeClass: string): void => {
    const next = withValue(
      withValue(climate, 'dailyRangeF', undefined),
      'dailyRangeClass',
      dailyRangeClass === '' ? undefined : dailyRangeClass,
    );
    if (climateProblem(next) !== '') return;
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => name !== 'dailyRangeF')));
    onChange(next);
  };
  const back = (name: DesignName): void => {
    setRefused(Object.fromEntries(Object.entries(refused).filter(([other]) => other !== name)));
    setTurn((now) => now + 1);
    if (fromStation) onChange(withValue(climate, name, valueOf(fromStation, name)));
  };
  const errorOf = (name: DesignName): string | undefined => {
    if (!(name in refused)) return undefined;
    const facts = fieldFacts(schemaOf(name));
    const value = refused[name];
    const range = value !== undefined && facts.kind === 'number' ? outOfRange(facts, value, system) : '';
    return `${range || climateProblem(withValue(climate, name, value))}. It stays as it was.`;
  };

  return (
    <OneColumn>
      {fromStation?.notes.map((note) => (
        <InlineNotice key={note} tone="warning">
          {note}
        </InlineNotice>
      ))}
      <Pair least="190px" mayLeaveRoom>
        {DESIGN_NAMES.map((name) => {
          const facts = fieldFacts(schemaOf(name));
          if (facts.kind !== 'number') return null;
          const { label, quantity, unit } = facts;
          const given = fromStation ? valueOf(fromStation, name) : undefined;
          const value = name in refused ? refused[name] : valueOf(climate, name);
          const isOther = fromStation !== null && valueOf(climate, name) !== given;
          const shownGiven = given === undefined ? 'nothing' : quantity === null ? `${given}` : show(given, quantity);
          return (
            <div key={name}>
              <QuantityField
                key={turn}
                label={label}
                quantity={quantity}
                suffix={unit}
                isOptional={OPTIONAL.includes(name)}
                value={value}
                onChange={(next) => set(name, next)}
                onRefused={(before) => setAgain(name, before)}
                error={errorOf(name)}
                dataPath={`${isOfSite(name) ? 'site' : 'design'}.${name}`}
              />
              {isOther && <StationValue label={label} given={shownGiven} onUse={() => back(name)} />}
            </div>
          );
        })}
        {(climate.design.dailyRangeF === undefined || 'dailyRangeF' in refused) && (
          <NativeSelect
            label="Daily range, as a class"
            data={[
              { value: '', label: 'Not given' },
              ...RANGE_CLASSES.map((value) => ({ value, label: capitalize(value) })),
            ]}
            value={climate.design.dailyRangeClass ?? ''}
            onChange={(event) => setClass(event.currentTarget.value)}
          />
        )}
      </Pair>
    </OneColumn>
  );
}
