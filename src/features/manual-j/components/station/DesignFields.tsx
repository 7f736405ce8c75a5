import { Button, NativeSelect } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { checkDesign } from '@/domain/load-calc/check/checkDesign';
import type { StationSite } from '@/domain/load-calc/climate/siteFromStation';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { designSchema, siteSchema } from '@/domain/load-calc/schema/site';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { fieldFacts, outOfRange } from '../../editing/fieldFacts';
import { useUnits } from '../../hooks/useUnits';
import { QuantityField } from '../quick/QuantityField';
import classes from './station.module.css';

export type Climate = Pick<LoadInputs, 'site' | 'design'>;

type DesignFieldsProps = {
  climate: Climate;
  /** What the chosen station gives; null where none is chosen. */
  fromStation: StationSite | null;
  /** Gets nothing that the calculation would refuse. */
  onChange: (climate: Climate) => void;
};

type Name = 'latitudeDeg' | 'elevationFt' | 'outdoorHeatingF' | 'outdoorCoolingF' | 'indoorHeatingF' | 'indoorCoolingF' | 'indoorRelativeHumidity' | 'dailyRangeF' | 'outdoorWetBulbF' | 'grainsDifference';
const SITE: readonly Name[] = ['latitudeDeg', 'elevationFt'];
const NAMES: readonly Name[] = ['outdoorHeatingF', 'outdoorCoolingF', 'dailyRangeF', 'outdoorWetBulbF', 'grainsDifference', 'indoorHeatingF', 'indoorCoolingF', 'indoorRelativeHumidity', 'latitudeDeg', 'elevationFt'];
const OPTIONAL: readonly Name[] = ['dailyRangeF', 'outdoorWetBulbF', 'grainsDifference'];
const RANGE_CLASSES = ['low', 'medium', 'high'] as const;

const schemaOf = (name: Name) => ({ ...siteSchema.shape, ...designSchema.shape })[name];
const valueOf = ({ site, design }: Climate, name: Name): number | undefined => ({ ...site, ...design })[name];

/** The climate with another value; `undefined` takes the field out. */
function withValue({ site, design }: Climate, name: Name | 'dailyRangeClass', value: unknown): Climate {
  const put = <T extends object>(part: T): T => Object.fromEntries(Object.entries({ ...part, [name]: value }).filter(([, entry]) => entry !== undefined)) as T;
  return (SITE as readonly string[]).includes(name) ? { site: put(site), design } : { site, design: put(design) };
}

/** Why a climate cannot be calculated with; '' when it can. */
function problemOf(climate: Climate): string {
  const read = siteSchema.safeParse(climate.site).error ?? designSchema.safeParse(climate.design).error;
  if (read) return read.issues[0]?.message ?? '';
  return checkDesign({ site: climate.site, design: climate.design } as LoadInputs).find(({ severity }) => severity === 'error')?.message ?? '';
}
/** Whether the calculation accepts the site and the design conditions. */
export const isClimate = (climate: Climate): boolean => problemOf(climate) === '';

/** The design conditions, each with what the station gives where it was overridden. */
export function DesignFields({ climate, fromStation, onChange }: DesignFieldsProps) {
  const { show, system } = useUnits();
  const [refused, setRefused] = useState<Partial<Record<Name, number | undefined>>>({});
  const [turn, setTurn] = useState(0);

  const set = (name: Name, value: number | undefined): void => {
    const facts = fieldFacts(schemaOf(name));
    const range = value !== undefined && facts.kind === 'number' ? outOfRange(facts, value, system) : '';
    const next = withValue(climate, name, value);
    const others = Object.fromEntries(Object.entries(refused).filter(([other]) => other !== name));
    if (range === '' && problemOf(next) === '') {
      setRefused(others);
      onChange(next);
    } else setRefused({ ...others, [name]: value });
  };
  const back = (name: Name): void => {
    setRefused(Object.fromEntries(Object.entries(refused).filter(([other]) => other !== name)));
    setTurn((now) => now + 1);
    if (fromStation) onChange(withValue(climate, name, valueOf(fromStation, name)));
  };
  const errorOf = (name: Name): string | undefined => {
    if (!(name in refused)) return undefined;
    const facts = fieldFacts(schemaOf(name));
    const value = refused[name];
    const range = value !== undefined && facts.kind === 'number' ? outOfRange(facts, value, system) : '';
    return `${range || problemOf(withValue(climate, name, value))}. It stays as it was.`;
  };

  return (
    <div className={classes['columns']}>
      {fromStation?.notes.map((note) => (
        <InlineNotice key={note} tone="warning">
          {note}
        </InlineNotice>
      ))}
      <div className={classes['fields']}>
        {NAMES.map((name) => {
          const facts = fieldFacts(schemaOf(name));
          if (facts.kind !== 'number') return null;
          const { label, quantity, unit } = facts;
          const given = fromStation ? valueOf(fromStation, name) : undefined;
          const isShare = name === 'indoorRelativeHumidity';
          const factor = isShare ? 100 : 1;
          const value = name in refused ? refused[name] : valueOf(climate, name);
          const isOther = fromStation !== null && valueOf(climate, name) !== given;
          const shownGiven = given === undefined ? 'nothing' : isShare ? `${given * 100} %` : quantity === null ? `${given}` : show(given, quantity);
          return (
            <div key={name}>
              <QuantityField
                key={turn}
                label={label}
                quantity={isShare ? null : quantity}
                suffix={isShare ? '%' : unit}
                isOptional={OPTIONAL.includes(name)}
                value={value === undefined ? undefined : isShare ? Number((value * factor).toFixed(2)) : value}
                onChange={(next) => set(name, next === undefined ? undefined : next / factor)}
                error={errorOf(name)}
                dataPath={`${SITE.includes(name) ? 'site' : 'design'}.${name}`}
              />
              {isOther && (
                <div className={classes['overridden']}>
                  <span className={classes['second']}>Station: {shownGiven}</span>
                  <Button size="compact-sm" variant="subtle" leftSection={<IconRestore size={14} aria-hidden />} aria-label={`${label}: back to the station’s`} onClick={() => back(name)}>
                    Use it
                  </Button>
                </div>
              )}
            </div>
          );
        })}
        {climate.design.dailyRangeF === undefined && (
          <NativeSelect
            label="Daily range, as a class"
            data={[{ value: '', label: 'Not given' }, ...RANGE_CLASSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))]}
            value={climate.design.dailyRangeClass ?? ''}
            onChange={(event) => onChange(withValue(climate, 'dailyRangeClass', event.currentTarget.value === '' ? undefined : event.currentTarget.value))}
          />
        )}
      </div>
    </div>
  );
}
