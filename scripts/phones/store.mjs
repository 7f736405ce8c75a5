// The local phones' state: the newest text messages in memory, opt-outs, and requested failures.

const TEXTS_LIMIT = 500;

/** Words a provider acts on automatically. */
const STOP_WORDS = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const START_WORDS = ['START', 'UNSTOP', 'YES'];

/** @returns the store that the provider's side fills and the pages show */
export function createTextStore() {
  let texts = [];
  let troubles = [];
  const stopped = new Set();
  return {
    /** Stores a message from either side. @returns the message */
    add: (text) => {
      const kept = { at: new Date().toISOString(), status: 'received', ...text };
      texts = [kept, ...texts].slice(0, TEXTS_LIMIT);
      return kept;
    },
    /** Returns the newest first; with `phone` only those of numbers that contain it. */
    list: (phone = '') => texts.filter((text) => text.phone.includes(phone)),
    phones: () => [...new Set(texts.map(({ phone }) => phone))],
    clear: () => {
      texts = [];
      troubles = [];
      stopped.clear();
    },
    /** Opts a number out of messages from one of ours, or in again, as carriers do. @returns the automatic reply; '' = nothing */
    obey: (phone, ours, body) => {
      const word = body.trim().toUpperCase();
      if (STOP_WORDS.includes(word)) {
        stopped.add(`${phone} ${ours}`);
        return 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.';
      }
      if (!START_WORDS.includes(word)) return '';
      stopped.delete(`${phone} ${ours}`);
      return 'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe.';
    },
    /** Whether a number opted out of messages from one of ours; without it, from any. */
    isStopped: (phone, ours = '') => [...stopped].some((pair) => pair.startsWith(`${phone} ${ours}`)),
    /** Makes the next `times` messages to numbers containing `to` fail: immediately with `code`, or in a later report. */
    fail: ({ to = '', times = 1, code = 30003, isLate = false }) => {
      troubles.push({ to, times, code, isLate });
    },
    takeTrouble: (phone, isLate) => {
      const trouble = troubles.find((one) => one.times > 0 && one.isLate === isLate && phone.includes(one.to));
      if (trouble) trouble.times -= 1;
      return trouble;
    },
  };
}
