import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memberLine } from '@/domain/agreement/record/memberLine';
import type { DocumentLine } from '@/domain/billing/schema';
import { formatCents } from '@/domain/money/format';
import { quantityText, lineCents } from '@/entities/billing/lineFacts';
import { ParsedInput } from '@/entities/billing/ParsedInput';
import { QUANTITY } from '@/entities/billing/parsedKinds';
import { isOffered, withLineChosen, withQuantity } from '../choiceEdits';
import classes from './choice.module.css';
import type { ChoiceEditorProps } from './ChoiceEditor';

type LineListProps = ChoiceEditorProps & {
  /** Shows a list of what's included: the option has a price, its parts don't. */
  isOffer?: boolean;
  /** The line whose picture is already shown large. */
  pictured?: string | undefined;
};

/** Lists included lines, optional lines, and lines with adjustable quantities. */
export function ChoiceLines({ lines, ...shared }: LineListProps & { lines: readonly DocumentLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes['lines']} data-offer={shared.isOffer || undefined}>
      {lines.map((line) => (
        <ChoiceLine key={line.id} line={line} {...shared} />
      ))}
    </ul>
  );
}

const ONE_E4 = 10_000;

function ChoiceLine({
  line,
  document: { currency, discounts },
  choice,
  onChange,
  isOffer = false,
  isBrief = false,
  pictured,
}: LineListProps & { line: DocumentLine }) {
  const quantityE4 = line.isQuantityEditable ? (choice.quantitiesE4[line.id] ?? line.quantityE4) : line.quantityE4;
  const shown = { ...line, quantityE4 };
  const isActive = isOffered(line, choice.optionId);
  const isChosen = !line.isOptional || (isActive ? choice.selectedLineIds.includes(line.id) : line.isSelected);
  const isSettable = line.isQuantityEditable && isChosen && onChange && isActive;
  const amount = formatCents(lineCents(shown), { currency });
  const member = memberLine(shown, discounts);
  const price = `${quantityText(shown)} × ${formatCents(line.unitPriceCents, { currency })}`;
  return (
    <li className={classes['line']} data-left-out={!isChosen || undefined}>
      {line.photoUrl !== '' && line.id !== pictured && !isBrief && (
        <img src={line.photoUrl} alt="" className={classes['photo']} loading="lazy" />
      )}
      {isOffer && !line.isOptional && <IconCheck size={18} className={classes['mark']} aria-hidden />}
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
        {isSettable ? (
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
          quantityE4 !== ONE_E4 && (
            <span className={classes['words']}>{isOffer && !line.isOptional ? quantityText(shown) : price}</span>
          )
        )}
        {member && (!isOffer || line.isOptional) && (
          <p className={classes['words']}>
            {formatCents(member.amountCents, { currency })} as a member: {member.why}
          </p>
        )}
      </div>
      {(!isOffer || line.isOptional) && <span className={classes['amount']}>{isChosen ? amount : `+${amount}`}</span>}
    </li>
  );
}
