const MAILBOX = 'http://127.0.0.1:12180';

type Mails = { mails: { text: string }[] };

/**
 * Returns the first link to one of `pages`, such as `estimates|invoices`, in the newest e-mail to an address.
 * @throws Error with the e-mail if it has no such link
 */
export async function linkInMailTo(email: string, pages: string): Promise<string> {
  const response = await fetch(`${MAILBOX}/api/mails?to=${encodeURIComponent(email)}`);
  const { mails } = (await response.json()) as Mails;
  const link = new RegExp(`https?://\\S+/(?:${pages})[/?]\\S+`).exec(mails[0]?.text ?? '')?.[0];
  if (link === undefined)
    throw new Error(`No link in the newest of ${mails.length} mails to ${email}: ${mails[0]?.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
