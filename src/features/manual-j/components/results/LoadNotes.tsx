import { Button } from '@mantine/core';
import { showDerived } from '@/domain/load-calc/showQuantity';
import type { Derived } from '@/domain/load-calc/derived';
import type { QuickAssumption } from '@/domain/load-calc/quick/quickHouse';
import type { LoadIssue } from '@/domain/load-calc/result';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useUnits } from '../../hooks/useUnits';
import classes from './LoadNotes.module.css';

type ShowField = ((path: string) => void) | undefined;

/** What is odd about the input; the rest is calculated all the same. */
export function LoadWarnings({ warnings, onShowField }: { warnings: readonly LoadIssue[]; onShowField: ShowField }) {
  if (warnings.length === 0) return null;
  return (
    <div className={classes.warnings}>
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
    </div>
  );
}

/** What nobody entered. A report that does not say so would look more certain than it is. */
export function Assumptions({
  assumptions,
  madeUp,
  onShowField,
}: {
  assumptions: readonly Derived[];
  madeUp: readonly QuickAssumption[];
  onShowField: ShowField;
}) {
  const { system } = useUnits();
  return (
    <ul className={classes.list}>
      {madeUp.map(({ path, text }) => (
        <li key={`${path} ${text}`} className={classes.item}>
          {text}
        </li>
      ))}
      {assumptions.map((assumption) => (
        <li key={`${assumption.path} ${assumption.label}`} className={classes.item}>
          <span>
            <strong>
              {assumption.label}: {showDerived(assumption, system)}
            </strong>
            <span className={classes.why}>{assumption.formula}</span>
          </span>
          {onShowField && assumption.path !== '' && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => onShowField(assumption.path)}
              aria-label={`Enter it: ${assumption.label}`}
              className={classes.jump ?? ''}
            >
              Enter it
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
