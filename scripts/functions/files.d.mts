import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry'>;

export function planFiles(chunks: readonly Chunk[]): Map<string, string>;
