import { cutText } from '@/lib/cutText';
/** Explains why nodemailer couldn't send, for the person who clicked "Send". */
export function mailFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const answer =
    error instanceof Error && 'response' in error && typeof error.response === 'string'
      ? ` It says: ${cutText(error.response, 200)}`
      : '';
  switch (code) {
    case 'EAUTH':
    case 'EOAUTH2':
    case 'ENOAUTH':
      return 'The mail server refused our sign-in. Please tell your administrator.';
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'EDNS':
    case 'ETIMEDOUT':
    case 'ETLS':
    case 'ECONNREFUSED':
      return 'The mail server cannot be reached right now. Please try again in a moment.';
    case 'EENVELOPE':
      return `The mail server did not accept the address.${answer}`;
    default:
      return `The mail server did not take the e-mail.${answer}`;
  }
}

/** Whether nodemailer's error is a reply from the mail server, rather than no response. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
