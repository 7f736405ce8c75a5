import { ActionIcon, Select, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { fittingsFor, FITTINGS_SOURCE } from '@/domain/duct-design/fittings';
import { plannedDuctSchema, type PlannedDuct } from '@/domain/duct-design/plan/schema';
import type { DuctSize } from '@/domain/duct-design/sizeDuct';
import { useUnits } from '@/entities/calculation/useUnits';
import { Pair } from '@/ui/layout/Pair';
import classes from './DuctTree.module.css';
import { DuctNumber } from './DuctNumber';

type Fitting = PlannedDuct['fittings'][number];
const FITTING = plannedDuctSchema.shape.fittings.unwrap().element.shape;
const MOST = 10;
/** Unlisted fittings: boots, and lengths from another table. */
const OTHER = 'Other fittings';

type DuctFittingsProps = {
  duct: PlannedDuct;
  /** Currently designed size, which determines the lengths. */ size: DuctSize | undefined;
  onChange: (fittings: Fitting[]) => void;
};

/** Edits one duct's fittings: counts from the list, and one length for unlisted ones. */
export function DuctFittings({ duct, size, onChange }: DuctFittingsProps) {
  const { show } = useUnits();
  const { fittings } = duct;
  const kinds = fittingsFor(size, duct.heightIn !== null).filter(
    ({ name }) => !fittings.some((fitting) => fitting.name === name),
  );
  const listed = fittings.filter(({ name }) => name !== OTHER);
  const other = fittings.find(({ name }) => name === OTHER);
  const change = (name: string, changes: Partial<Fitting>): void =>
    onChange(fittings.map((each) => (each.name === name ? { ...each, ...changes } : each)));
  const feet = fittings.reduce((sum, { equivalentLengthFt, count }) => sum + equivalentLengthFt * count, 0);
  return (
    <fieldset className={classes['fittings']}>
      <legend>Fittings: as {show(feet, 'length')} of straight duct</legend>
      {listed.map(({ name, equivalentLengthFt, count }) => (
        <div key={name} className={classes['fitting']}>
          <span>
            {name}, {show(equivalentLengthFt, 'length')}
          </span>
          <DuctNumber
            key={`${duct.id} ${name}`}
            label="How many"
            quantity="plain"
            value={count}
            schema={FITTING.count}
            onChange={(value) => change(name, { count: value })}
          />
          <ActionIcon
            aria-label={`Remove ${name}`}
            variant="subtle"
            size="lg"
            onClick={() => onChange(fittings.filter((each) => each.name !== name))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Pair least="11rem" gap="sm" isEven>
        {fittings.length < MOST && (
          <Select
            key={`${duct.id} ${listed.length}`}
            label="Add a fitting"
            placeholder="Elbow, tee, reducer…"
            data={kinds.map(({ name, equivalentLengthFt }) => ({
              value: name,
              label: `${name}, ${show(equivalentLengthFt, 'length')}`,
            }))}
            value={null}
            searchable
            onChange={(name) => {
              const kind = kinds.find((each) => each.name === name);
              if (kind) onChange([...fittings, { ...kind, count: 1 }]);
            }}
          />
        )}
        <DuctNumber
          key={`${duct.id} other`}
          label="Other fittings and boots"
          quantity="length"
          value={other?.equivalentLengthFt ?? 0}
          schema={FITTING.equivalentLengthFt}
          onChange={(equivalentLengthFt) =>
            onChange([...listed, ...(equivalentLengthFt === 0 ? [] : [{ name: OTHER, equivalentLengthFt, count: 1 }])])
          }
        />
      </Pair>
      <Text size="sm" c="dimmed">
        Lengths of the list: {FITTINGS_SOURCE}, at the size of this duct when it is added. Those of Manual D, appendix
        3, and of the maker go into “Other fittings and boots”.
      </Text>
    </fieldset>
  );
}
