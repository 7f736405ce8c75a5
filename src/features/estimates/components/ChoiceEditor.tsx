import { Checkbox, Radio } from '@mantine/core';
import { useId } from 'react';
import { calculateDocument } from '@/domain/billing/calculate';
import type { DocumentInput, DocumentLine } from '@/domain/billing/schema';
import type { EstimateChoice } from '@/domain/estimate/api';
import { chosenDocument } from '@/domain/estimate/choice';
import { formatCents } from '@/domain/money/format';
import { quantityText, lineCents } from '@/entities/billing/lineFacts';
import { ParsedInput } from '@/entities/billing/ParsedInput';
import { QUANTITY } from '@/entities/billing/parsedKinds';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { isOffered, withLineChosen, withOptionChosen, withQuantity } from '../choiceEdits';
import classes from './choice.module.css';

type ChoiceEditorProps = {
  document: DocumentInput;
  choice: EstimateChoice;
  /** Without it, the choice is only shown. */
  onChange?: ((choice: EstimateChoice) => void) | undefined;
};

/** Options side by side (below each other on phones), optional lines to tick, quantities to set: with their prices as they are now. */
export function ChoiceEditor({ document, choice, onChange }: ChoiceEditorProps) {
  const common = document.lines.filter(({ optionId }) => optionId === '');
  return (
    <div className={classes['choice']}>
      {document.options.length > 0 && <OptionCards document={document} choice={choice} onChange={onChange} />}
      {common.length > 0 && (
        <section aria-label={document.options.length > 0 ? 'In every option' : 'What is included'}>
          {document.options.length > 0 && <h3 className={classes['heading']}>In every option</h3>}
          <ChoiceLines lines={common} document={document} choice={choice} onChange={onChange} />
        </section>
      )}
    </div>
  );
}

function OptionCards({ document, choice, onChange }: ChoiceEditorProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Options" className={classes['options']}>
      {document.options.map((option) => {
        const { id, name, description, isRecommended } = option;
        const isChosen = choice.optionId === id;
        const total = calculateDocument(
          chosenDocument(document, isChosen ? choice : withOptionChosen(document, choice, id)),
        ).totalCents;
        return (
          <div key={id} className={classes['option']} data-chosen={isChosen || undefined}>
            <Radio
              name={group}
              size="md"
              className={classes['tick'] ?? ''}
              checked={isChosen}
              disabled={!onChange}
              onChange={() => onChange?.(withOptionChosen(document, choice, id))}
              label={
                <span
                  className={classes['optionName']}
                >{`${name}, ${formatCents(total, { currency: document.currency })}`}</span>
              }
            />
            {isRecommended && (
              <div>
                <StatusBadge tone="success" label="Recommended" />
              </div>
            )}
            {description !== '' && <p className={classes['words']}>{description}</p>}
            <ChoiceLines
              lines={document.lines.filter((line) => line.optionId === id)}
              document={document}
              choice={choice}
              onChange={isChosen ? onChange : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}

type ChoiceLinesProps = ChoiceEditorProps & { lines: readonly DocumentLine[] };

function ChoiceLines({ lines, document, choice, onChange }: ChoiceLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes['lines']}>
      {lines.map((line) => (
        <ChoiceLine key={line.id} line={line} document={document} choice={choice} onChange={onChange} />
      ))}
    </ul>
  );
}

function ChoiceLine({ line, document, choice, onChange }: ChoiceEditorProps & { line: DocumentLine }) {
  const quantityE4 = line.isQuantityEditable ? (choice.quantitiesE4[line.id] ?? line.quantityE4) : line.quantityE4;
  const shown = { ...line, quantityE4 };
  const isActive = isOffered(line, choice.optionId);
  const isChosen = !line.isOptional || (isActive ? choice.selectedLineIds.includes(line.id) : line.isSelected);
  const amount = formatCents(lineCents(shown), { currency: document.currency });
  return (
    <li className={classes['line']} data-left-out={!isChosen || undefined}>
      {line.photoUrl !== '' && <img src={line.photoUrl} alt="" className={classes['photo']} loading="lazy" />}
      <div className={classes['main']}>
        {line.isOptional ? (
          <Checkbox
            size="md"
            className={classes['tick'] ?? ''}
            label={`${line.name} (optional)`}
            checked={isChosen}
            disabled={!onChange || !isActive}
            onChange={(event) => onChange?.(withLineChosen(choice, line.id, event.currentTarget.checked))}
          />
        ) : (
          <span className={classes['name']}>{line.name}</span>
        )}
        {line.description !== '' && <p className={classes['words']}>{line.description}</p>}
        {line.isQuantityEditable && isChosen && onChange && isActive ? (
          <div className={classes['quantity']}>
            <ParsedInput
              label={`Quantity of ${line.name}`}
              kind={QUANTITY}
              suffix={line.unit}
              value={quantityE4}
              onChange={(value) => onChange(withQuantity(choice, line.id, value ?? 0))}
            />
          </div>
        ) : (
          <span className={classes['words']}>
            {quantityText(shown)} × {formatCents(line.unitPriceCents, { currency: document.currency })}
          </span>
        )}
      </div>
      <span className={classes['amount']}>{isChosen ? amount : `+${amount}`}</span>
    </li>
  );
}
