// Where what would leave the company ends up: the mail server and the phones of the demo.

/** A message that the demo did not send. */
export type KeptMessage = { id: number; at: string; to: string; subject: string; text: string; html: string };

let messages: readonly KeptMessage[] = [];
const listeners = new Set<() => void>();

/** The newest first. */
export const keptMessages = (): readonly KeptMessage[] => messages;

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(message: Omit<KeptMessage, 'id' | 'at'>): void {
  messages = [{ id: messages.length + 1, at: new Date().toISOString(), ...message }, ...messages];
  for (const listener of listeners) listener();
}

type Mail = { to: readonly { address: string }[]; subject: string; text: string; html: string };

/** In place of nodemailer. */
export const createTransport = () => ({
  sendMail: ({ to, subject, text, html }: Mail) => {
    keep({ to: to.map(({ address }) => address).join(', '), subject, text, html });
    return Promise.resolve({ rejected: [] });
  },
});

/** In place of Twilio. */
export function deliverByTwilio({ to, body }: { to: string; body: string }): Promise<{ providerId: string }> {
  keep({ to, subject: 'Text message', text: body, html: '' });
  return Promise.resolve({ providerId: `demo-${messages.length}` });
}
