import { IconCircleCheck } from '@tabler/icons-react';
import type { FaceNotice } from '@/domain/statusboard/face';
import { PlainList } from '@/ui/layout/PlainList';
import { TONE_ICONS } from '@/ui/tone';
import classes from './Wall.module.css';

type WallNoticesProps = {
  /** Notices on this page. */
  notices: readonly FaceNotice[];
  total: number;
  /** Whether the data is too old to predict anything. */
  isBlind: boolean;
};

/** Lists problems in sentences that stay true for as long as they are on screen. */
export function WallNotices({ notices, total, isBlind }: WallNoticesProps) {
  return (
    <section className={classes.notices} aria-labelledby="wall-notices">
      <h2 className={classes.title} id="wall-notices">
        Needs attention{total > 0 && !isBlind ? ` (${total})` : ''}
      </h2>
      {isBlind ? (
        <p className={classes.blind}>No news for more than 15 minutes. What will be late is not known.</p>
      ) : total === 0 ? (
        <p className={classes.fine}>
          <IconCircleCheck size="1.2em" aria-hidden />
          Nothing goes wrong in the next hours
        </p>
      ) : (
        <PlainList>
          {notices.map(({ id, tone, title, detail, sentence }) => {
            const Symbol = TONE_ICONS[tone];
            return (
              <li key={id} className={classes.notice} data-tone={tone}>
                <Symbol size="1.4em" aria-hidden className={classes.sign ?? ''} />
                <div className={classes.words}>
                  <div className={classes.work}>{[title, detail].filter(Boolean).join(' · ')}</div>
                  <div className={classes.sentence}>{sentence}</div>
                </div>
              </li>
            );
          })}
        </PlainList>
      )}
    </section>
  );
}
