import { Button } from '@mantine/core';
import { OVERRIDE_REASONS, type JudgedWithOverride } from '@/domain/diagnostics/record/overrides';
import { GRADE_WORDS, valueText } from '@/entities/diagnostic/verdictWords';
import classes from './diagnostics.module.css';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';

type JudgedRowProps = {
  judged: JudgedWithOverride;
  /** Omitted if verdicts are read-only. */
  onOverride?: (() => void) | undefined;
  onTakeBack?: (() => void) | undefined;
  /** Creates a finding if the value is off. */
  onRaise?: (() => void) | undefined;
};

/** Shows one value with its verdict, its limit, and the limit's source. */
export function JudgedRow({ judged, onOverride, onTakeBack, onRaise }: JudgedRowProps) {
  const { label, limit, note, verdict, uncertainty, unit, digits, override } = judged;
  const isOff = verdict === 'fail' || verdict === 'watch';
  const notSure = uncertainty > 0 ? `± ${uncertainty.toFixed(Math.max(1, digits))} ${unit}`.trimEnd() : '';
  return (
    <li className={classes['row']}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['value']}>{valueText(judged)}</span>
      {verdict === 'not-tested' ? <span /> : <VerdictBadge verdict={verdict} />}
      {limit && (
        <span className={classes['under']}>
          Limit {limit.text} · {limit.source} ({GRADE_WORDS[limit.grade]}){notSure !== '' && ` · reading ${notSure}`}
        </span>
      )}
      {note !== '' && <span className={classes['under']}>{note}</span>}
      {override && (
        <span className={classes['override']}>
          <span>
            Set aside: {OVERRIDE_REASONS[override.reason]}. {override.text}
            {override.secondPerson !== '' && ` Agreed with ${override.secondPerson}.`}
          </span>
          {onTakeBack && (
            <Button variant="subtle" size="compact-sm" onClick={onTakeBack}>
              Undo
            </Button>
          )}
        </span>
      )}
      {isOff && onRaise && (
        <span className={classes['override']}>
          <Button variant="subtle" size="compact-sm" onClick={onRaise} aria-label={`Raise finding: ${label}`}>
            Raise finding…
          </Button>
        </span>
      )}
      {isOff && !override && onOverride && (
        <span className={classes['override']}>
          <Button
            variant="subtle"
            size="compact-sm"
            color="gray"
            onClick={onOverride}
            aria-label={`Set aside: ${label}`}
          >
            Set aside…
          </Button>
        </span>
      )}
    </li>
  );
}
