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
  /** Without it, the choice is only shown. */
  onChange?: ((choice: EstimateChoice) => void) | undefined;
  /** Only what is chosen among: who answers for a customer needs neither pictures nor what is in each option. */
  isBrief?: boolean;
};

/** Options side by side (below each other on phones), optional lines to tick, quantities to set: with their prices as they are now. */
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
