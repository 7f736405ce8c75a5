// Types of startAi.mjs, for the tests.
export type LocalAi = {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
};

export function startAi(options: { port: number }): Promise<LocalAi>;
