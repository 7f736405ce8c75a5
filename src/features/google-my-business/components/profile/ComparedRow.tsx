import { Button } from '@mantine/core';
import { DRIFT_LABELS, type Compared } from '@/domain/google-profile/drift';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from '../google.module.css';
import { SETTINGS_OF } from './changeOurs';

type ComparedRowProps = {
  compared: Compared;
  isBusy: boolean;
  /** Updates Google to match our value; omitted without permission. */
  mend?: () => void;
};

/** Compares one field on both sides, with its available fix. */
export function ComparedRow({ compared: { field, ours, google, isSame, gap }, isBusy, mend }: ComparedRowProps) {
  const label = DRIFT_LABELS[field];
  const isAdding = field === 'holidays' || field === 'services';
  return (
    <li className={classes['field']}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['side']}>
        <small>{isAdding ? 'To add from your records' : 'Your records'}</small>
        {ours || '–'}
      </span>
      <span className={classes['side']}>
        <small>Google</small>
        {google || '–'}
      </span>
      <span className={classes['do']}>
        {isSame ? (
          <StatusBadge tone="success" label="Same" />
        ) : gap !== '' ? (
          <LinkButton variant="text" to={SETTINGS_OF[field].to} aria-description={gap}>
            {SETTINGS_OF[field].label}
          </LinkButton>
        ) : mend ? (
          <Button
            variant="default"
            loading={isBusy}
            onClick={mend}
            aria-label={`Update ${label.toLowerCase()} on Google`}
          >
            Update Google
          </Button>
        ) : (
          <StatusBadge tone="warning" label="Differs" />
        )}
      </span>
    </li>
  );
}
