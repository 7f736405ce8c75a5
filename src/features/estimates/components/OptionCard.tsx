import { Radio } from '@mantine/core';
import type { DocumentOption } from '@/domain/billing/schema';
import { formatCents } from '@/domain/money/format';
import { withOptionChosen } from '../choiceEdits';
import classes from './choice.module.css';
import type { ChoiceEditorProps } from './ChoiceEditor';
import { ChoiceLines } from './ChoiceLines';

type OptionCardProps = ChoiceEditorProps & {
  option: DocumentOption;
  /** Of its radio buttons. */
  group: string;
  totalCents: number;
  /** The option that is chosen now. */
  comparedTo: { name: string; totalCents: number } | undefined;
};

/** One of the options as an offer: what it looks like, what it costs, and what is in it. A tap anywhere on it chooses it. */
export function OptionCard({ option, group, totalCents, comparedTo, document, choice, onChange }: OptionCardProps) {
  const { id, name, description, isRecommended } = option;
  const isChosen = choice.optionId === id;
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  const lines = document.lines.filter((line) => line.optionId === id);
  const pictured = lines.find(({ photoUrl }) => photoUrl !== '');
  const moreCents = comparedTo === undefined ? 0 : totalCents - comparedTo.totalCents;
  return (
    <div
      className={classes['option']}
      data-chosen={isChosen || undefined}
      data-recommended={isRecommended || undefined}
    >
      {isRecommended ? (
        <p className={classes['ribbon']}>Recommended</p>
      ) : (
        document.options.some((other) => other.isRecommended) && <div className={classes['noRibbon']} />
      )}
      {pictured && <img src={pictured.photoUrl} alt="" className={classes['cover']} loading="lazy" />}
      <Radio
        name={group}
        aria-label={`${name}, ${money(totalCents)}`}
        size="md"
        classNames={{ root: classes['pick'] ?? '', label: classes['pickLabel'] ?? '', body: classes['pickBody'] ?? '' }}
        checked={isChosen}
        disabled={!onChange}
        onChange={() => onChange?.(withOptionChosen(document, choice, id))}
        label={
          <>
            <span className={classes['optionName']}>{name}</span>
            <span className={classes['price']}>{money(totalCents)}</span>
          </>
        }
      />
      {comparedTo && !isChosen && moreCents !== 0 && (
        <p className={classes['compared']}>
          {money(Math.abs(moreCents))} {moreCents > 0 ? 'more' : 'less'} than {comparedTo.name}
        </p>
      )}
      {description !== '' && <p className={classes['pitch']}>{description}</p>}
      <ChoiceLines
        lines={lines}
        document={document}
        choice={choice}
        onChange={isChosen ? onChange : undefined}
        isOffer
        pictured={pictured?.id}
      />
    </div>
  );
}
