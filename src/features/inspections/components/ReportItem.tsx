import { Group, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AssessedSlot } from '@/domain/inspection/assess';
import type { ViewedPhoto } from '@/domain/photo/viewed';
import { answerText, limitWords, unansweredText, VERDICT_WORDS } from '@/entities/inspection/inspectionWords';
import { Picture } from '@/entities/photo/Picture';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './report.module.css';

type ReportItemProps = {
  slot: AssessedSlot;
  photos: readonly ViewedPhoto[];
  /** Opens a photo; if omitted, photos link to their files. */
  onPhoto?: ((id: string) => void) | undefined;
  /** The finding that resulted from it. */
  children?: ReactNode;
  /** Names the item's section and unit. */
  place?: string;
};

/** Shows one item of a report: its result against the limit, with note and photos. */
export function ReportItem({ slot, photos, onPhoto, place = '', children }: ReportItemProps) {
  const { item, answer, verdict } = slot;
  const value = answerText(item, answer?.value ?? '', photos.length);
  const isWord = item.kind === 'check' || value === 'N/A';
  return (
    <div className={classes['item']} data-verdict={verdict}>
      <Group align="baseline" justify="space-between" wrap="nowrap">
        <span className={classes['label']}>
          {item.label}
          {place !== '' && <span className={classes['second']}> {place}</span>}
        </span>
        <span className={classes['value']}>
          {!isWord &&
            (value === '' ? <span className={classes['second']}>{unansweredText(item)}</span> : <span>{value}</span>)}
          {(isWord || verdict === 'pass' || verdict === 'fail') && <StatusBadge {...VERDICT_WORDS[verdict]} />}
        </span>
      </Group>
      {limitWords(item) !== '' && <div className={classes['second']}>{limitWords(item)}</div>}
      {answer && answer.note !== '' && <p className={classes['note']}>{answer.note}</p>}
      {photos.length > 0 && (
        <ul className={classes['photos']}>
          {photos.map(({ id, url, caption }, index) => {
            const look = {
              className: classes['photo'] ?? '',
              'aria-label': `Open ${caption || `photo ${index + 1} of ${item.label}`}`,
            };
            const picture = <Picture url={url} alt="" isLazy />;
            return (
              <li key={id}>
                {onPhoto ? (
                  <UnstyledButton {...look} onClick={() => onPhoto(id)}>
                    {picture}
                  </UnstyledButton>
                ) : (
                  <a {...look} href={url} target="_blank" rel="noreferrer">
                    {picture}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {children}
    </div>
  );
}
