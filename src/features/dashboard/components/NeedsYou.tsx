import { Button } from '@mantine/core';
import { IconMoodCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { beginningOf } from '@/domain/attention/feed';
import type { AttentionKind } from '@/domain/attention/item';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { useNeedsYou } from '../hooks/useNeedsYou';
import { AttentionRow } from './AttentionRow';
import classes from './NeedsYou.module.css';

/** Number of entries shown on phones before the next section. */
const SHOWN_ON_PHONES = 4;

type NeedsYouProps = {
  now: Date;
  /** Limits the list to these kinds. */
  kinds?: readonly AttentionKind[];
  title?: string;
  /** Shows kinds side by side if there's room. */
  isWide?: boolean;
  /** Starts with a few entries; the rest is shown on request. */
  isShort?: boolean;
};

/** Lists what needs attention or is worth knowing: what happened, when, and the one action to take. */
export function NeedsYou({ now, kinds, title = 'Needs you', isWide = false, isShort = false }: NeedsYouProps) {
  const { feed, isLoading, error, dismiss } = useNeedsYou(now, kinds);
  const [isWhole, setIsWhole] = useState(false);
  const entryCount = feed.groups.flatMap(({ items }) => items).length;
  const isCutShort = isShort && !isWhole && entryCount > SHOWN_ON_PHONES;
  const groups = isCutShort ? beginningOf(feed.groups, SHOWN_ON_PHONES) : feed.groups;
  return (
    <Section title={feed.count > 0 ? `${title} (${feed.count}${feed.isCut ? '+' : ''})` : title} isFlush>
      {error && (
        <div className={classes.notice}>
          <InlineNotice tone="warning">Some of this could not be loaded.</InlineNotice>
        </div>
      )}
      {isLoading && feed.count === 0 ? (
        <div className={classes.notice}>
          <LoadingRows rows={4} />
        </div>
      ) : feed.count === 0 && !error ? (
        <EmptyState
          icon={<IconMoodCheck size={28} />}
          title="Nothing needs you right now"
          text="Customer replies, late jobs, and money to collect show up here."
        />
      ) : (
        <div className={classes.groups} data-wide={isWide || undefined}>
          {groups.map(({ kind, items, rest }) => (
            <div key={kind} className={classes.group}>
              <PlainList>
                {items.map((item) => (
                  <AttentionRow key={item.id} item={item} now={now} onDismiss={dismiss} />
                ))}
              </PlainList>
              {rest && (
                <RouterLink to={rest.to} size="sm" className={classes.rest ?? ''}>
                  {rest.label}
                </RouterLink>
              )}
            </div>
          ))}
        </div>
      )}
      {isCutShort && (
        <Button variant="subtle" fullWidth onClick={() => setIsWhole(true)}>
          Show all {feed.count}
          {feed.isCut && '+'}
        </Button>
      )}
    </Section>
  );
}
