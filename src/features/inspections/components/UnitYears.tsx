import { SegmentedControl, Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ComparedCell } from '@/domain/inspection/compare';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { VERDICT_WORDS } from '@/entities/inspection/inspectionWords';
import { paths } from '@/lib/paths';
import { formatShortDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { useUnitYears } from '../hooks/useUnitYears';
import classes from './report.module.css';

/** The most unit names that fit side by side. */
const UNITS_BESIDE = 2;

/** Compares the same equipment across its inspections, side by side. Renders nothing until there are two. */
export function UnitYears({ record }: { record: Stored<Inspection> }) {
  const { timeZone } = useSession().company;
  const units = readUnits(record.units).filter(({ id }) => record.equipmentIds.includes(id));
  const [chosen, setChosen] = useState('');
  const [isAll, setIsAll] = useState(false);
  const unit = units.find(({ id }) => id === chosen) ?? units[0];
  const { inspections, rows } = useUnitYears(record, unit?.id ?? '');
  if (!unit || rows.length === 0) return null;
  const shown = isAll ? rows : rows.filter(({ isChanged }) => isChanged);
  return (
    <Section
      title="Across the years"
      description={unit.name}
      actions={<Switch label="All items" checked={isAll} onChange={(event) => setIsAll(event.currentTarget.checked)} />}
    >
      {units.length > UNITS_BESIDE && (
        <Select
          label="Unit"
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={unit.id}
          allowDeselect={false}
          onChange={(id) => setChosen(id ?? '')}
        />
      )}
      {units.length > 1 && units.length <= UNITS_BESIDE && (
        <SegmentedControl
          aria-label="Unit"
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={unit.id}
          onChange={setChosen}
        />
      )}
      {shown.length === 0 ? (
        <p className={classes['second']}>Nothing has changed since the first inspection.</p>
      ) : (
        <div className={classes['scroll']} ref={showNewest}>
          <table className={classes['years']} aria-label="Across the years">
            <thead>
              <tr>
                <th scope="col">Item</th>
                {inspections.map(({ id, startedAt }) => (
                  <th scope="col" key={id}>
                    {id === record.id ? (
                      formatShortDate(startedAt, timeZone)
                    ) : (
                      <RouterLink to={paths.inspectionView(id)}>{formatShortDate(startedAt, timeZone)}</RouterLink>
                    )}
                  </th>
                ))}
                <th scope="col">Moved</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, label, section, cells, moved }) => (
                <tr key={key}>
                  <th scope="row">
                    {label} <span className={classes['second']}>{section}</span>
                  </th>
                  {inspections.map(({ id }, at) => (
                    <YearCell key={id} cell={cells[at] ?? null} />
                  ))}
                  <td className="tabular">{moved === null || moved === 0 ? '' : signed(moved)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

/** On a phone the years don't fit side by side, so scroll to the latest ones. */
const showNewest = (element: HTMLDivElement | null): void => {
  if (element) element.scrollLeft = element.scrollWidth;
};

const signed = (moved: number): string =>
  `${moved > 0 ? '+' : '−'}${Number(Math.abs(moved).toPrecision(6)).toLocaleString('en-US')}`;

const VERDICT_VALUES: readonly string[] = ['pass', 'fail', 'na'];

function YearCell({ cell }: { cell: ComparedCell }) {
  if (cell === null) return <td className={classes['second']}>–</td>;
  const { value, unit, verdict } = cell;
  const text = VERDICT_VALUES.includes(value) ? VERDICT_WORDS[verdict].label : [value, unit].filter(Boolean).join(' ');
  return (
    <td data-verdict={verdict}>
      {text}
      {verdict === 'fail' && !VERDICT_VALUES.includes(value) && <span className="visually-hidden"> Fail</span>}
    </td>
  );
}
