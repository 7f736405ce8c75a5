import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './RelatedRecords.module.css';

type RelatedRow = {
  id: string;
  to: string;
  label: string;
  badge?: ReactNode;
  /** Shown below the title, one line each; empty lines are left out. */
  details: readonly string[];
};

type RelatedRecordsProps = {
  title: string;
  /** The data read, in the form the rows need. */
  list: { isLoading: boolean; error: unknown; refetch: () => unknown };
  rows: readonly RelatedRow[];
  emptyText: string;
  /** URL and button text for adding one; if omitted, adding isn't offered. */
  add?: { to: string; label: string } | undefined;
};

/** Renders the records of one kind for a customer, property, job or unit, as a section of its page. */
export function RelatedRecords({ title, list, rows, emptyText, add }: RelatedRecordsProps) {
  return (
    <Section
      title={title}
      actions={
        add && (
          <LinkButton variant="text" to={add.to} leftSection={<IconPlus size={18} aria-hidden />}>
            {add.label}
          </LinkButton>
        )
      }
    >
      {list.isLoading && <LoadingRows rows={2} label={`Loading ${title.toLowerCase()}`} />}
      {list.error !== null && list.error !== undefined && (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {!list.isLoading && !list.error && rows.length === 0 && <div className={classes['second']}>{emptyText}</div>}
      {rows.length > 0 && (
        <PlainList gap="sm" aria-label={title}>
          {rows.map(({ id, to, label, badge, details }) => (
            <li key={id} className={classes['row']}>
              <span className={classes['top']}>
                <RouterLink to={to}>{label}</RouterLink>
                {badge}
              </span>
              {details.filter(Boolean).map((line) => (
                <span key={line} className={classes['second']}>
                  {line}
                </span>
              ))}
            </li>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
