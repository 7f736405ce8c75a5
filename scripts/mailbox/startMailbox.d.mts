// Types of startMailbox.mjs, for the tests.
export type Mailbox = { smtpUrl: string; url: string; stop: () => Promise<void> };

export function startMailbox(options: { smtpPort: number; httpPort: number }): Promise<Mailbox>;
