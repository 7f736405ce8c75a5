import { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { mailConfig } from './config';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** What goes to the mail server, but for the address that it comes from. */
export type Envelope = Omit<SendMailOptions, 'from'> & { fromName: string };
/**
 * Hands one e-mail over; gives the addresses that the server refused while it took others. `handOver` is called right
 * before the first byte of the message leaves, after the server has taken the envelope; if it throws, nothing leaves.
 * Throws what nodemailer throws.
 */
export type Deliver = (envelope: Envelope, handOver: () => Promise<void>) => Promise<{ refused: string[] }>;

let made: { of: string; transport: Promise<Transporter> } | undefined;

/** nodemailer with `mailConfig`. It is loaded here and only here, so that functions without e-mail start without it. */
export const deliver: Deliver = async ({ fromName, ...message }, handOver) => {
  const { smtpUrl, from } = mailConfig();
  if (made?.of !== smtpUrl) made = { of: smtpUrl, transport: open(smtpUrl) };
  const transport = await made.transport;
  const outgoing = { ...message, from: { name: fromName, address: from }, handOver };
  const { rejected } = (await transport.sendMail(outgoing)) as {
    rejected?: (string | { address: string })[];
  };
  return { refused: (rejected ?? []).map((one) => (typeof one === 'string' ? one : one.address)) };
};

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  // Nothing of a message is read from files or addresses: all of it is in memory.
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', ({ data, message }, done) => {
    const { handOver } = data as { handOver?: () => Promise<void> };
    // Read from only once the server has said that it is ready for the message (RFC 5321, 354).
    if (handOver) message.processFunc((bytes) => Readable.from(after(handOver, bytes), { objectMode: false }));
    done();
  });
  return transport;
}

async function* after(first: () => Promise<void>, bytes: Readable): AsyncGenerator<Buffer> {
  await first();
  for await (const chunk of bytes) yield chunk as Buffer;
}
