// Types of startQuickbooks.mjs, for the tests.
export type LocalQuickbooks = {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
};

export function startQuickbooks(options: { port: number; webhookUrl?: string }): Promise<LocalQuickbooks>;
