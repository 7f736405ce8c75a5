// Collects what would leave the company: the demo's mail server and phones.
import { demoTab } from '@/data/demo/demoTab';
import { noteInTab, notedInTab } from '@/lib/tabNotes';

/** A message the demo did not send. */
export type KeptMessage = { id: number; at: string; to: string; subject: string; text: string };

/** A tab has little storage, and the oldest have been read already. */
const KEPT_ACROSS_RELOADS = 20;
const keyOf = (): string => `fieldwright:demo-messages:${demoTab()?.id ?? ''}`;

/** Read on first use: the tab's ID is settled by then. */
let messages: readonly KeptMessage[] | null = null;
const listeners = new Set<() => void>();

/** Reads what the tab kept across a reload, or a switch to another role. */
function stored(): readonly KeptMessage[] {
  try {
    const kept: unknown = JSON.parse(notedInTab(keyOf()) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptMessage[]) : [];
  } catch {
    return [];
  }
}

/** Starts empty, even after a reload. */
export const forgetMessages = (): void => noteInTab(keyOf(), '[]');

/** Returns the messages, newest first. */
export const keptMessages = (): readonly KeptMessage[] => (messages ??= stored());

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(message: Omit<KeptMessage, 'id' | 'at'>): void {
  const before = keptMessages();
  messages = [{ id: (before[0]?.id ?? 0) + 1, at: new Date().toISOString(), ...message }, ...before];
  noteInTab(keyOf(), JSON.stringify(messages.slice(0, KEPT_ACROSS_RELOADS)));
  for (const listener of listeners) listener();
}

type Mail = { to: readonly { address: string }[]; subject: string; text: string };

/** Replaces nodemailer. */
export const createTransport = () => ({
  // Nothing is delivered to anyone.
  use: () => undefined,
  sendMail: ({ to, subject, text }: Mail) => {
    keep({ to: to.map(({ address }) => address).join(', '), subject, text });
    return Promise.resolve({ rejected: [] });
  },
});

/** Replaces Twilio. */
export function deliverByTwilio({ to, body }: { to: string; body: string }): Promise<{ providerId: string }> {
  keep({ to, subject: 'Text message', text: body });
  return Promise.resolve({ providerId: `demo-${keptMessages().length}` });
}
