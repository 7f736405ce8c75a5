import type { SendMailOptions, Transporter } from 'nodemailer';
import { mailConfig } from './config';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** What goes to the mail server, but for the address that it comes from. */
export type Envelope = Omit<SendMailOptions, 'from'> & { fromName: string };
/** Hands one e-mail over; gives the addresses that the server refused while it took others. Throws what nodemailer throws. */
export type Deliver = (envelope: Envelope) => Promise<{ refused: string[] }>;

let made: { of: string; transport: Promise<Transporter> } | undefined;

/** nodemailer with `mailConfig`. It is loaded here and only here, so that functions without e-mail start without it. */
export const deliver: Deliver = async ({ fromName, ...message }) => {
  const { smtpUrl, from } = mailConfig();
  if (made?.of !== smtpUrl) made = { of: smtpUrl, transport: open(smtpUrl) };
  const transport = await made.transport;
  const { rejected } = (await transport.sendMail({ ...message, from: { name: fromName, address: from } })) as {
    rejected?: (string | { address: string })[];
  };
  return { refused: (rejected ?? []).map((one) => (typeof one === 'string' ? one : one.address)) };
};

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  // Nothing of a message is read from files or addresses: all of it is in memory.
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
