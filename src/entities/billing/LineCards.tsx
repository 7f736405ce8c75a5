import { IconChevronRight } from '@tabler/icons-react';
import { useContext } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { CostNotes } from './CostNotes';
import classes from './LineCards.module.css';
import { lineAmountText, lineMarks, quantityText, taxTerms } from './lineFacts';
import type { LineIssues } from './lineIssues';

type LineCardsProps = {
  lines: readonly DocumentLine[];
  /** Name of the list. */
  label: string;
  currency: Currency;
  issuesOf: (index: number) => LineIssues;
  onOpen: (id: string) => void;
};

/** Renders the lines on a phone: one card each, which opens the sheet that edits it. */
export function LineCards({ lines, label, currency, issuesOf, onOpen }: LineCardsProps) {
  const costNote = useContext(CostNotes);
  return (
    <ul className={classes.list} aria-label={label}>
      {lines.map((line, index) => {
        const marks = [...taxTerms(line), ...lineMarks(line, costNote(line))];
        const issues = Object.values(issuesOf(index));
        return (
          <li key={line.id}>
            <button
              type="button"
              className={classes.card}
              data-left-out={(line.isOptional && !line.isSelected) || undefined}
              onClick={() => onOpen(line.id)}
            >
              <span className={classes.words}>
                <span className={classes.name}>{line.name.trim() === '' ? 'Unnamed line' : line.name}</span>
                <span className={classes.terms}>
                  {quantityText(line)}
                  {line.unitPriceCents !== 0 && ` × ${formatCents(line.unitPriceCents, { currency })}`}
                </span>
                {marks.length > 0 && (
                  <span className={classes.marks} data-unset={line.taxClass === 'unset' || undefined}>
                    {marks.join(' · ')}
                  </span>
                )}
                {issues.map(({ path, message, severity }) => (
                  <span key={path} className={classes.note} data-error={severity === 'error' || undefined}>
                    {message}
                  </span>
                ))}
              </span>
              <span className={classes.amount}>{lineAmountText(line, currency)}</span>
              <IconChevronRight size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
