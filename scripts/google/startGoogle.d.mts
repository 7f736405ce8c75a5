// Types of startGoogle.mjs, for the tests.
export type LocalGoogle = {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
};

export function startGoogle(options: { port: number }): Promise<LocalGoogle>;
