import { Button } from '@mantine/core';
import { INVOICE_VIEW_LABELS, INVOICE_VIEWS, type InvoiceView } from '@/domain/invoice/queries';
import classes from './list.module.css';

type ViewButtonsProps = { view: InvoiceView; onChange: (view: InvoiceView) => void };

/** The views of the invoices. */
export function ViewButtons({ view, onChange }: ViewButtonsProps) {
  return (
    <div role="group" aria-label="Views" className={classes.views}>
      {INVOICE_VIEWS.map((value) => (
        <Button
          key={value}
          size="sm"
          variant={value === view ? 'light' : 'subtle'}
          color={value === view ? 'teal' : 'gray'}
          aria-pressed={value === view}
          onClick={() => onChange(value)}
        >
          {INVOICE_VIEW_LABELS[value]}
        </Button>
      ))}
    </div>
  );
}
