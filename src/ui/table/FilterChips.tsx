import { Button, CloseButton } from '@mantine/core';
import { chipText, isOn, type FilterField } from './filterFields';
import classes from './ListToolbar.module.css';

type FilterChipsProps = { fields: readonly FilterField[]; onClear: () => void };

/** Renders the active filters, each removable. Empty when there are none. */
export function FilterChips({ fields, onClear }: FilterChipsProps) {
  const on = fields.filter(isOn);
  if (on.length === 0) return null;
  return (
    <div className={classes.chips} role="group" aria-label="Active filters">
      {on.map((field) => (
        <span key={field.name} className={classes.chip}>
          <span className={classes.chipText}>{chipText(field)}</span>
          <CloseButton
            size="sm"
            iconSize={14}
            aria-label={`Remove ${chipText(field)}`}
            onClick={() => field.onChange('')}
          />
        </span>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
