// The Auth emulator doesn't send e-mail: it prints the link instead. This puts it into the local mailbox, where people look.
const LINK = /^i {2}To (verify the email address|reset the password for) ([^\s,]+), follow this link: (\S+)/;
const PURPOSES = {
  'verify the email address': { subject: 'Confirm your e-mail address', note: '' },
  'reset the password for': {
    subject: 'Choose a new password',
    note: 'The emulator has no page for it: the link makes NEW_PASSWORD_HERE, at its end, the password. Copy it and write yours there.',
  },
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The e-mail described by a line of the emulators' log.
 * @param {string} line
 * @returns {{ to: string, subject: string, html: string, text: string } | null} null for any other line
 */
export function accountMailOf(line) {
  const [, purpose, to, link] = LINK.exec(line) ?? [];
  if (!link) return null;
  const { subject, note } = PURPOSES[purpose];
  const html = `<p>Hello,</p><p><a href="${escaped(link)}" target="_blank">${subject}</a></p><p>${note}</p><p>Fieldwright</p>`;
  return { to, subject, html, text: [`${subject}: ${link}`, note].filter(Boolean).join('\n') };
}
