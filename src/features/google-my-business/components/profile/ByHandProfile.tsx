import { Button, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { OurProfile } from '@/domain/google-profile/drift';
import { spansOfBusiness, spansText } from '@/domain/google-profile/hours';
import { CHECK_AGAIN_DAYS } from '@/domain/google-profile/schema';
import { formatPhone } from '@/domain/contact/format';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useGoogleSettings } from '../../hooks/useGoogleSettings';
import classes from '../google.module.css';
import { SETTINGS_OF } from './changeOurs';

/** Shows what the profile should say, to compare and copy manually, and when that was last done. */
export function ByHandProfile({ ours }: { ours: OurProfile }) {
  const { timeZone } = useSession().company;
  const { settings, isBusy, save } = useGoogleSettings();
  const mayEdit = useCan()('update', 'googleSettings');
  const today = calendarDay(timeZone);
  const { checkedOn } = settings;
  const isDue = checkedOn !== '' && addCalendarDays(checkedOn, CHECK_AGAIN_DAYS) < today;
  const rows = [
    { field: 'phone', label: 'Phone', text: formatPhone(ours.phone) },
    { field: 'website', label: 'Website', text: ours.website },
    { field: 'hours', label: 'Hours', text: spansText(spansOfBusiness(ours.businessHours)) },
    {
      field: 'holidays',
      label: 'Holiday hours',
      text: ours.closedDays.map(({ date, title }) => `${formatDate(date, timeZone)} closed (${title})`).join('\n'),
    },
    { field: 'services', label: 'Services', text: ours.services.join('\n') },
  ] as const;
  return (
    <Section
      title="What your profile should say"
      description="From your own records. Compare it with Google, and copy over what differs."
      actions={
        <Button
          component="a"
          variant="default"
          href="https://business.google.com/"
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Open your profile
        </Button>
      }
    >
      {isDue && (
        <InlineNotice tone="warning" title="Time to compare again">
          The last time was {formatDate(checkedOn, timeZone)}.
        </InlineNotice>
      )}
      <PlainList aria-label="What your profile should say">
        {rows.map(({ field, label, text }) => (
          <li key={field} className={classes['field']} data-by-hand>
            <span className={classes['label']}>{label}</span>
            <span className={classes['side']} style={{ whiteSpace: 'pre-line' }}>
              {text || '–'}
            </span>
            <span className={classes['do']}>
              {text === '' ? (
                <LinkButton variant="text" to={SETTINGS_OF[field].to}>
                  {SETTINGS_OF[field].label}
                </LinkButton>
              ) : (
                <CopyText label={label} text={text} />
              )}
            </span>
          </li>
        ))}
      </PlainList>
      <Group gap="sm" mt="sm" align="center">
        {mayEdit && (
          <Button variant="default" loading={isBusy} onClick={() => void save({ checkedOn: today })}>
            I compared it today
          </Button>
        )}
        <span>{checkedOn === '' ? 'Not compared yet.' : `Compared last on ${formatDate(checkedOn, timeZone)}.`}</span>
      </Group>
    </Section>
  );
}

function CopyText({ label, text }: { label: string; text: string }) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          variant="text"
          onClick={copy}
          aria-label={`Copy ${label.toLowerCase()}`}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </CopyButton>
  );
}
