import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Alert } from '@/domain/statusboard/alert';
import { remedyOf, type Means } from '@/domain/statusboard/remedy';
import type { FaceNotice } from '@/domain/statusboard/face';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatTime } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { TONE_ICONS } from '@/ui/tone';
import classes from './Alerts.module.css';
import type { Snoozes } from '../hooks/useSnoozes';
import { RemedyButton } from './RemedyButton';
import { SnoozedList } from './SnoozedList';
import { SnoozeMenu } from './SnoozeMenu';

type AlertsProps = {
  alerts: readonly Alert[];
  notices: readonly FaceNotice[];
  means: Means;
  checkedAt: string;
  timeZone: string;
  snoozes: Snoozes;
  onDo: Parameters<typeof RemedyButton>[0]['onDo'];
};

/** Limited so that the day below stays in view. */
const SHOWN_AT_FIRST = 6;

/** Lists problems, most urgent first, each with its reason and the single action that fixes it. */
export function Alerts({ alerts, notices: all, means, checkedAt, timeZone, snoozes, onDo }: AlertsProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  const notices = all.filter(({ id }) => !snoozes.snoozed.has(id));
  const putOff = all.filter(({ id }) => snoozes.snoozed.has(id));
  const later = putOff.length > 0 && <SnoozedList notices={putOff} snoozes={snoozes} timeZone={timeZone} />;
  if (notices.length === 0) {
    return (
      <Section title="Needs attention">
        <p className={classes.fine}>
          <IconCircleCheck size={20} aria-hidden />
          {putOff.length === 0 ? 'Nothing' : 'Nothing else'} goes wrong in the next hours. Checked at{' '}
          {formatTime(checkedAt, timeZone)}.
        </p>
        {later}
      </Section>
    );
  }
  return (
    <Section title={`Needs attention (${notices.length})`} isFlush>
      <PlainList>
        {(isAllShown ? notices : notices.slice(0, SHOWN_AT_FIRST)).map(({ id, tone, title, detail, sentence }) => {
          const alert = byId.get(id);
          const Symbol = TONE_ICONS[tone];
          return (
            <li key={id} className={classes.item}>
              <span className={classes.sign} data-tone={tone} aria-hidden>
                <Symbol size={16} />
              </span>
              <div className={classes.words}>
                <div className={classes.top}>
                  <strong>{title}</strong>
                  {detail !== '' && <span className={classes.detail}>{detail}</span>}
                </div>
                <div>{sentence}</div>
              </div>
              {alert && (
                <div className={classes.action}>
                  <RemedyButton remedy={remedyOf(alert, means)} title={title} means={means} onDo={onDo} />
                  {snoozes.maySnooze && (
                    <SnoozeMenu title={title} onSnooze={(minutes) => snoozes.snooze(id, minutes)} />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </PlainList>
      {!isAllShown && notices.length > SHOWN_AT_FIRST && (
        <div className={classes.rest}>
          <Button variant="text" onClick={() => setIsAllShown(true)}>
            Show all {notices.length}
          </Button>
        </div>
      )}
      {later}
    </Section>
  );
}
