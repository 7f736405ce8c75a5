import { useState, type ReactNode } from 'react';
import { slotFacts, type AdChannel, type AdSlot } from '@/domain/ad/channels';
import type { AdFacts } from '@/domain/ad/facts';
import { textsOf, type Ad } from '@/domain/ad/schema';
import classes from './ads.module.css';

type FeedPreviewProps = { ad: Ad; facts: AdFacts; channel: AdChannel; turn: number; children: ReactNode };

const CALLS: Partial<Record<AdChannel, string>> = { meta: 'Learn more', googleDisplay: 'Open' };

/** Previews an ad in a feed or on a page: the picture with its texts, truncated where the platform truncates them. */
export function FeedPreview({ ad, facts, channel, turn, children }: FeedPreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = (slot: AdSlot): string => {
    const lines = textsOf(ad, channel, slot);
    return lines[turn % Math.max(1, lines.length)]?.text.trim() ?? '';
  };
  const name = text('businessName') || facts.companyName || 'Your company';
  const long = text('primary') || text('body');
  const shownLength = slotFacts(channel, channel === 'meta' ? 'primary' : 'body')?.advised ?? 0;
  const letters = Array.from(long);
  const isCut = shownLength > 0 && letters.length > shownLength && !isOpen;
  return (
    <div className={classes['stage']} role="group" aria-label="In the feed">
      {channel !== 'googleDisplay' && (
        <div className={classes['feedHead']}>
          <span className={classes['avatar']} aria-hidden>
            {name.charAt(0).toUpperCase()}
          </span>
          <div>
            <div className={classes['feedTitle']}>{name}</div>
            <div className={classes['address']}>Sponsored</div>
          </div>
        </div>
      )}
      {long !== '' && (
        <p className={classes['feedText']}>
          {isCut ? letters.slice(0, shownLength).join('') : long}
          {isCut && (
            <button type="button" className={classes['more']} onClick={() => setIsOpen(true)}>
              … See more
            </button>
          )}
        </p>
      )}
      {children}
      <div className={classes['feedFoot']}>
        <div>
          <div className={classes['feedTitle']}>{text('headline') || text('longHeadline')}</div>
          <div className={classes['address']}>{text('description') || text('offer')}</div>
          {channel === 'googleDisplay' && <div className={classes['address']}>{name}</div>}
        </div>
        <span className={classes['fakeButton']}>{text('callToAction') || CALLS[channel] || 'Open'}</span>
      </div>
    </div>
  );
}
