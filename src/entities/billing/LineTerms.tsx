import { Switch } from '@mantine/core';
import type { DocumentLine } from '@/domain/billing/schema';
import classes from './LineSheet.module.css';

type LineTermsProps = {
  line: DocumentLine;
  /** Estimates let the customer choose; invoices don't. */
  isEstimate: boolean;
  onChange: (changes: Partial<DocumentLine>) => void;
};

/** Edits whether discounts apply to a line, and what the customer can choose about it. */
export function LineTerms({ line, isEstimate, onChange }: LineTermsProps) {
  return (
    <>
      <Switch
        className={classes.switch}
        size="md"
        label="Can be discounted"
        checked={line.isDiscountable}
        onChange={(event) => onChange({ isDiscountable: event.currentTarget.checked })}
      />
      {isEstimate && (
        <>
          <Switch
            className={classes.switch}
            size="md"
            label="Optional"
            description="The customer can leave it out"
            checked={line.isOptional}
            onChange={(event) => onChange({ isOptional: event.currentTarget.checked })}
          />
          {line.isOptional && (
            <Switch
              className={classes.switch}
              size="md"
              label="Selected by default"
              checked={line.isSelected}
              onChange={(event) => onChange({ isSelected: event.currentTarget.checked })}
            />
          )}
          <Switch
            className={classes.switch}
            size="md"
            label="The customer can change the quantity"
            checked={line.isQuantityEditable}
            onChange={(event) => onChange({ isQuantityEditable: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
