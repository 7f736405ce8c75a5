export interface LocalWisetack {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}
export function startWisetack(options: { port: number; webhookUrl?: string }): Promise<LocalWisetack>;
