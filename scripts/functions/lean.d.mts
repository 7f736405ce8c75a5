export const CALLED: Record<'openai' | '@anthropic-ai/sdk' | 'stripe', (part: string) => boolean>;
