import { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { mailConfig } from './config';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** Everything passed to the mail server except the From address. */
export type Envelope = Omit<SendMailOptions, 'from'> & { fromName: string };
/**
 * Sends one e-mail; returns the addresses that the server refused while accepting others. `handOver` is called right before the first
 * byte of the message leaves, after the server has accepted the envelope; if it throws, nothing is sent. Throws what nodemailer throws.
 */
export type Deliver = (envelope: Envelope, handOver: () => Promise<void>) => Promise<{ refused: string[] }>;

let made: { of: string; transport: Promise<Transporter> } | undefined;

/** Sends with nodemailer, configured by `mailConfig`. Loaded only here, so that functions without e-mail start without it. */
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
  // No part of a message is read from files or URLs: everything is in memory.
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
    // Read only once the server is ready for the message (RFC 5321, 354).
    if (handOver) message.processFunc((bytes) => Readable.from(after(handOver, bytes), { objectMode: false }));
    done();
  });
  return transport;
}

async function* after(first: () => Promise<void>, bytes: Readable): AsyncGenerator<Buffer> {
  await first();
  for await (const chunk of bytes) yield chunk as Buffer;
}
