import { Radio } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { DocumentOption } from '@/domain/billing/schema';
import type { OptionBenefits } from '@/domain/estimate/optionBenefits';
import { formatCents } from '@/domain/money/format';
import { withOptionChosen } from '../choiceEdits';
import classes from './choice.module.css';
import type { ChoiceEditorProps } from './ChoiceEditor';
import { ChoiceLines } from './ChoiceLines';

type OptionCardProps = ChoiceEditorProps & {
  option: DocumentOption;
  /** Name of its radio group. */
  group: string;
  totalCents: number;
  benefits: OptionBenefits | undefined;
  /** The currently chosen option. */
  comparedTo: { name: string; totalCents: number } | undefined;
};

/** Presents one option: picture, price, and contents. Tapping anywhere on it selects it. */
export function OptionCard(props: OptionCardProps) {
  const { option, group, totalCents, benefits, comparedTo, document, choice, onChange, isBrief = false } = props;
  const { id, name, isRecommended } = option;
  const { pitch = '', points = [], lacks = [] } = (isBrief ? undefined : benefits) ?? {};
  const isChosen = choice.optionId === id;
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  const lines = document.lines.filter(
    ({ optionId, isOptional, isQuantityEditable }) => optionId === id && (!isBrief || isOptional || isQuantityEditable),
  );
  const pictured = isBrief ? undefined : lines.find(({ photoUrl }) => photoUrl !== '');
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
      {pitch !== '' && <p className={classes['pitch']}>{pitch}</p>}
      <ChoiceLines
        lines={lines}
        document={document}
        choice={choice}
        onChange={isChosen ? onChange : undefined}
        isOffer
        isBrief={isBrief}
        pictured={pictured?.id}
      />
      {points.length + lacks.length > 0 && (
        <ul className={classes['lines']} data-offer aria-label={`What ${name} gives you`}>
          {points.map((point) => (
            <Point key={point} text={point} />
          ))}
          {lacks.map((point) => (
            <Point key={point} text={point} isLacking />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows a benefit with a check mark, or one that only a more expensive option has. */
function Point({ text, isLacking = false }: { text: string; isLacking?: boolean }) {
  return (
    <li className={classes['line']} data-lacking={isLacking || undefined}>
      {isLacking ? (
        <IconMinus size={18} className={classes['mark']} aria-hidden />
      ) : (
        <IconCheck size={18} className={classes['mark']} aria-hidden />
      )}
      <span className={classes['name']}>
        {isLacking && <span className="visually-hidden">Not included: </span>}
        {text}
      </span>
    </li>
  );
}
