import '@/lib/schemasWithoutEval';
import { serve } from '@/lib/remote';
import { createPricebookIndex } from './pricebookIndex';

/** Searches off the main thread, so typing and scrolling never wait for 20,000 items. */
serve(createPricebookIndex());
