import type { ReactNode } from 'react';
import { TONE_ICONS, type Tone } from '../tone';
import classes from './InlineNotice.module.css';

type InlineNoticeProps = {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for responses to an action, `status` for anything that can wait; omit it for content that is always there. */
  role?: 'alert' | 'status';
};

/** Renders a message next to the content it's about. */
export function InlineNotice({ tone, title, children, action, role }: InlineNoticeProps) {
  const ToneIcon = TONE_ICONS[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <ToneIcon size={20} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
