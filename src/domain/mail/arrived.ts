import { textOfHtml } from '@/lib/htmlText';
import { plainText } from '@/lib/plainText';

/** An e-mail header, with its name as written. */
export type MailHeader = readonly [name: string, value: string];

/** Header values that mark e-mail written by programs (RFC 3834 and earlier conventions). */
const BULK = new Set(['bulk', 'junk', 'list', 'auto_reply', 'auto-reply']);
const AUTO_HEADERS = new Set(['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe', 'x-loop']);
/** Mail servers that send reports, and unmonitored mailboxes. */
const MACHINES = /^(mailer-daemon|postmaster|bounces?|no-?reply|do-?not-?reply)(\+|@)/i;

/**
 * Whether an e-mail was written by a program: an out-of-office notice, a mail server's report, a newsletter. No one waits for an answer to
 * it, and an automatic answer could start an endless loop. `sender` is the envelope's: '' or `<>` for reports.
 */
export function isAutomatic(
  headers: readonly MailHeader[],
  { sender, from }: { sender: string; from: string },
): boolean {
  if (sender === '' || sender === '<>' || MACHINES.test(sender) || MACHINES.test(from)) return true;
  return headers.some(([name, value]) => {
    const [known, said] = [name.toLowerCase(), value.trim().toLowerCase()];
    if (known === 'auto-submitted') return !said.startsWith('no');
    if (known === 'precedence') return BULK.has(said);
    if (known === 'content-type') return said.startsWith('multipart/report');
    return AUTO_HEADERS.has(known);
  });
}

/** Markers that mail programs put before quoted text. */
const QUOTED = [
  /^On .{6,200}wrote:$/,
  /^-{2,} ?(Original Message|Forwarded message) ?-{2,}$/i,
  /^_{10,}$/,
  /^From: .+@.+/,
];

/** Returns the new text of a reply, without what it quotes, unless that is all there is. */
export function withoutQuoted(text: string): string {
  // Long "On … wrote:" lines are broken into two.
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(On [^\n]{6,150})\n([^\n]{0,100}wrote:)$/gm, '$1 $2')
    .split('\n');
  const cut = lines.findIndex((line) => QUOTED.some((mark) => mark.test(line.trim())));
  const kept = (cut === -1 ? lines : lines.slice(0, cut)).filter((line) => !line.startsWith('>'));
  const words = kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return words === '' ? text.trim() : words;
}

const FILES_NAMED = 5;
/** More than anyone writes, and small enough to process in one pass, whatever it contains. */
const READ_LENGTH = 200_000;

type Arrived = { text: string; html: string; fileNames: readonly string[]; limit: number };

/** Returns the text kept of a received e-mail, at most `limit` characters, with a line about attachments, which aren't kept. */
export function wordsOfMail({ text, html, fileNames, limit }: Arrived): string {
  const words = plainText(
    withoutQuoted(text.trim() === '' ? textOfHtml(html.slice(0, READ_LENGTH)) : text.slice(0, READ_LENGTH)),
  );
  const names = fileNames.slice(0, FILES_NAMED).map((name) => plainText(name).replaceAll(/\s+/g, ' ').slice(0, 60));
  const more = fileNames.length > FILES_NAMED ? ` and ${fileNames.length - FILES_NAMED} more` : '';
  const note = names.length === 0 ? '' : `[Came with files that are not kept here: ${names.join(', ')}${more}]`;
  return [words.slice(0, limit - note.length - 1), note].filter(Boolean).join('\n');
}

/** Parses `Ada Lovelace <ada@example.com>` into name and lowercase address; '' if missing. */
export function readSender(from: string): { name: string; address: string } {
  const [, name = '', bracketed = ''] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(from) ?? [];
  const address = bracketed === '' ? (/^\s*([^<>\s]+@[^<>\s]+)\s*$/.exec(from)?.[1] ?? '') : bracketed;
  return { name: plainText(name).trim().slice(0, 120), address: address.toLowerCase().slice(0, 254) };
}
