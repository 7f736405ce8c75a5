export function keptAnswer(content: string | Uint8Array, folder?: string): string;
