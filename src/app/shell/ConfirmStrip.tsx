import { IconMail } from '@tabler/icons-react';
import { useConfirmAddress } from '@/entities/user/useConfirmAddress';
import classes from './ConfirmStrip.module.css';

/** Shows a one-line reminder until the user's e-mail address is confirmed: why and how. */
export function ConfirmStrip() {
  const unconfirmed = useConfirmAddress();
  if (!unconfirmed) return null;
  const { email, isSending, send, lookAgain } = unconfirmed;
  return (
    <section className={classes['strip']} aria-label="Your e-mail address">
      <IconMail size={16} aria-hidden />
      <span className={classes['text']}>
        Confirm your e-mail to send estimates and invoices.
        <span className={classes['more']}>The link is in your inbox: {email}</span>
      </span>
      <button type="button" disabled={isSending} onClick={() => void send()}>
        Resend
      </button>
      <button type="button" onClick={() => void lookAgain()}>
        Done
      </button>
    </section>
  );
}
