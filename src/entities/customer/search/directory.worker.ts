import '@/lib/schemasWithoutEval';
import { serve } from '@/lib/remote';
import { createDirectoryIndex } from './directoryIndex';

/** Searches off the main thread, so that typing and scrolling never wait for 50,000 customers. */
serve(createDirectoryIndex());
