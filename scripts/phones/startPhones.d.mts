// Types of startPhones.mjs, for the tests.
export type Phones = {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
};

export function startPhones(options: { port: number; webhookUrl: string }): Promise<Phones>;
