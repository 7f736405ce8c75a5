import type { Deliver, Envelope } from '../../functions/src/mail/client';

/** The mail server for tests whose handlers run in the test itself: it keeps what it receives, or is down. */
export class MailServer {
  mails: Envelope[] = [];
  isDown = false;

  readonly deliver: Deliver = (envelope) => {
    if (this.isDown) return Promise.reject(Object.assign(new Error('down'), { code: 'ECONNECTION' }));
    this.mails.push(envelope);
    return Promise.resolve({ refused: [] });
  };

  /** Brings it up, without e-mails. */
  restart(): void {
    this.mails = [];
    this.isDown = false;
  }
}
