import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { weighedAssumptions, type Assumption } from '@/domain/load-calc/assumptions';
import type { QuickAssumption } from '@/domain/load-calc/quick/quickHouse';
import { assumptionText, effectText } from '@/domain/load-calc/report/assumptionWords';
import type { LoadIssue, LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useUnits } from '@/entities/calculation/useUnits';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './LoadNotes.module.css';

type ShowField = ((path: string) => void) | undefined;

/** Shows oddities in the input; everything else is still calculated. */
export function LoadWarnings({ warnings, onShowField }: { warnings: readonly LoadIssue[]; onShowField: ShowField }) {
  if (warnings.length === 0) return null;
  return (
    <OneColumn gap="xs">
      {warnings.map(({ path, message }) => (
        <InlineNotice
          key={`${path} ${message}`}
          tone="warning"
          action={
            onShowField && path !== '' ? (
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => onShowField(path)}
                aria-label={`Show the field: ${message}`}
              >
                Show
              </Button>
            ) : undefined
          }
        >
          {message}
        </InlineNotice>
      ))}
    </OneColumn>
  );
}

/** Debounce: dozens of calculations run once typing has paused this long. */
const PAUSE_MS = 600;

type AssumptionsProps = {
  assumptions: readonly Assumption[];
  madeUp: readonly QuickAssumption[];
  inputs: LoadInputs;
  /** Calculated from these inputs. */
  result: LoadResult;
  onShowField: ShowField;
};

/** Lists inputs no one entered, and their effect on the loads. A report without this would look more certain than it is. */
export function Assumptions({ assumptions, madeUp, inputs, result, onShowField }: AssumptionsProps) {
  const { system } = useUnits();
  const typed = useMemo(() => ({ assumptions, inputs, result }), [assumptions, inputs, result]);
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const weighed = useMemo(() => weighedAssumptions(settled.assumptions, settled.inputs, settled.result), [settled]);
  // While someone is typing, known items keep their position, and new ones go to the end.
  const places = new Map(weighed.map(({ assumption, effects }, place) => [keyOf(assumption), { place, effects }]));
  const placeOf = (assumption: Assumption): number => places.get(keyOf(assumption))?.place ?? weighed.length;
  const ordered = [...assumptions].sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <ul className={classes.list} aria-busy={settled !== typed}>
      {madeUp.map(({ path, text }) => (
        <li key={`${path} ${text}`} className={classes.item}>
          {text}
        </li>
      ))}
      {ordered.map((assumption) => {
        const { node, paths } = assumption;
        const [path = ''] = paths;
        const effect = effectText(assumption, places.get(keyOf(assumption))?.effects ?? [], system);
        return (
          <li key={keyOf(assumption)} className={classes.item}>
            <span>
              <strong>{assumptionText(assumption, system)}</strong>
              <span className={classes.why}>{node.formula}</span>
              {effect !== '' && <span className={classes.why}>{effect}</span>}
            </span>
            {onShowField && path !== '' && (
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => onShowField(path)}
                aria-label={`Enter it: ${node.label}`}
                className={classes.jump ?? ''}
              >
                Enter it
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const keyOf = ({ node, paths }: Assumption): string => `${paths[0] ?? ''} ${node.label}`;
