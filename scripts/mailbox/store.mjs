// The mailbox's state: the newest mails in memory, and requested failures.

const MAILS_LIMIT = 300;
const BYTES_LIMIT = 150 * 1024 * 1024;

/** @returns the store that the SMTP side fills and the pages show */
export function createMailStore() {
  let mails = [];
  let troubles = [];
  let count = 0;
  const sizeOf = ({ html, text, attachments }) =>
    html.length + text.length + attachments.reduce((sum, { content }) => sum + content.length, 0);
  return {
    /** Stores a mail and deletes the oldest ones above the limits. @returns {string} its id */
    add: (mail) => {
      count += 1;
      mails = [{ id: String(count), receivedAt: new Date().toISOString(), ...mail }, ...mails].slice(0, MAILS_LIMIT);
      for (let bytes = mails.reduce((sum, kept) => sum + sizeOf(kept), 0); bytes > BYTES_LIMIT && mails.length > 1;)
        bytes -= sizeOf(mails.pop());
      return String(count);
    },
    /** Returns the newest first; with `to` only those to an address that contains it. */
    list: (to = '') => mails.filter(({ envelope }) => envelope.to.some((address) => address.includes(to))),
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => {
      mails = [];
      troubles = [];
    },
    /** Refuses the next `times` recipients whose address contains `to`. */
    fail: ({ to = '', times = 1, code = 451, message = 'The local mailbox was told to refuse this' }) => {
      troubles.push({ to, times, code, message });
    },
    /** Stops refusing recipients. */
    mend: () => {
      troubles = [];
    },
    takeTrouble: (address) => {
      const trouble = troubles.find(({ to, times }) => times > 0 && address.includes(to));
      if (trouble) trouble.times -= 1;
      return trouble;
    },
  };
}
