import { useId } from 'react';
import { calculateDocument } from '@/domain/billing/calculate';
import type { DocumentInput } from '@/domain/billing/schema';
import type { EstimateChoice } from '@/domain/estimate/api';
import { chosenDocument } from '@/domain/estimate/choice';
import { optionBenefits } from '@/domain/estimate/optionBenefits';
import { OneColumn } from '@/ui/layout/OneColumn';
import { withOptionChosen } from '../choiceEdits';
import classes from './choice.module.css';
import { ChoiceLines } from './ChoiceLines';
import { OptionCard } from './OptionCard';

export type ChoiceEditorProps = {
  document: DocumentInput;
  choice: EstimateChoice;
  /** Omitted to show the choice read-only. */
  onChange?: ((choice: EstimateChoice) => void) | undefined;
  /** Shows just the choices: staff answering for a customer don't need pictures or each option's contents. */
  isBrief?: boolean;
};

/** Lets the user choose between options side by side (stacked on phones), check optional lines, and set quantities, with live prices. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { document } = props;
  const { options, lines } = document;
  const common = lines.filter(({ optionId }) => optionId === '');
  return (
    <OneColumn gap="lg">
      {options.length > 0 && <OptionCards {...props} />}
      {common.length > 0 && (
        <section aria-label={options.length > 0 ? 'In every option' : 'What is included'}>
          {options.length > 0 && <h3 className={classes['heading']}>In every option</h3>}
          <ChoiceLines lines={common} {...props} />
        </section>
      )}
    </OneColumn>
  );
}

function OptionCards({ document, choice, ...others }: ChoiceEditorProps) {
  const group = useId();
  const offers = document.options.map((option) => ({
    option,
    totalCents: calculateDocument(
      chosenDocument(document, option.id === choice.optionId ? choice : withOptionChosen(document, choice, option.id)),
    ).totalCents,
  }));
  const benefits = optionBenefits(document, new Map(offers.map(({ option, totalCents }) => [option.id, totalCents])));
  const chosen = offers.find(({ option }) => option.id === choice.optionId);
  return (
    <div role="radiogroup" aria-label="Options" className={classes['options']}>
      {offers.map(({ option, totalCents }) => (
        <OptionCard
          key={option.id}
          option={option}
          group={group}
          totalCents={totalCents}
          benefits={benefits.get(option.id)}
          comparedTo={chosen && { name: chosen.option.name, totalCents: chosen.totalCents }}
          document={document}
          choice={choice}
          {...others}
        />
      ))}
    </div>
  );
}
