// Types of startMailbox.mjs, for the tests.
export type Mailbox = {
  smtpUrl: string;
  url: string;
  put: (mail: { to: string; subject: string; html: string; text: string }) => void;
  stop: () => Promise<void>;
};

export function startMailbox(options: { smtpPort: number; httpPort: number; webhookUrl?: string }): Promise<Mailbox>;
