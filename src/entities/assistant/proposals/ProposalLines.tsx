import type { ProposalLine } from '@/domain/assistant/proposal';
import classes from './proposals.module.css';

/** Readings with less confidence than this are flagged for the user to check. */
const UNSURE_PERCENT = 70;

/** Shows current and proposed values row by row, with the labels of the record's screen. */
export function ProposalLines({ lines }: { lines: readonly ProposalLine[] }) {
  const shown = lines.filter(({ before, after }) => before !== '' || after !== '');
  return (
    <dl className={classes['lines']}>
      {shown.map(({ field, label, before, after, confidencePercent }) => (
        <div key={`${field} ${label}`}>
          <dt>{label}</dt>
          <dd>
            {before !== '' && before !== after && (
              <>
                <span className="visually-hidden">Before: </span>
                <del>{before}</del>
                <span aria-hidden> → </span>
                <span className="visually-hidden">After: </span>
              </>
            )}
            {before !== '' && before === after ? (
              <span className={classes['same']}>{after} (stays)</span>
            ) : after === '' ? (
              <em>Empty</em>
            ) : (
              <ins>{after}</ins>
            )}
            {confidencePercent !== null && (
              <span className={classes['sure']} data-unsure={confidencePercent < UNSURE_PERCENT || undefined}>
                {confidencePercent < UNSURE_PERCENT
                  ? `${confidencePercent}% sure: check it`
                  : `${confidencePercent}% sure`}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
