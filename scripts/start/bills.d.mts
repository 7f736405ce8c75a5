export function keepBilling(functionsPort: number): () => void;
export function runScheduled(functionsPort: number, name: string, signal?: AbortSignal): Promise<boolean>;
