// Types of startStripe.mjs, for the tests.
import type { CatalogPlan } from './catalog.mjs';

export const LOCAL_SECRET_KEY: string;
export const LOCAL_WEBHOOK_SECRET: string;
export const LOCAL_CONNECT_WEBHOOK_SECRET: string;

export type LocalStripe = { port: number; url: string; save: (file: string) => void; stop: () => Promise<void> };

export function startStripe(options: {
  port: number;
  webhookUrl: string;
  connectWebhookUrl?: string;
  webhookSecret?: string;
  stateFile?: string;
  catalog?: CatalogPlan[];
  retryDelaysMs?: number[];
  now?: () => number;
}): Promise<LocalStripe>;
