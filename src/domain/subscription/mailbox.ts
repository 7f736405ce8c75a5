/** Providers that ignore dots in a mailbox's address. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Returns the mailbox that an e-mail address delivers to, so that `Ada+2@example.com` and `ada@example.com` are the same: lowercase,
 * without anything after a plus sign, and for Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const name = local.split('+')[0] || local;
  const shared = DOTLESS[domain];
  return shared ? `${name.replaceAll('.', '')}@${shared}` : `${name}@${domain}`;
}
