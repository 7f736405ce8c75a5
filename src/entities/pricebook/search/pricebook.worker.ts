import { serve } from '@/lib/remote';
import { createPricebookIndex } from './pricebookIndex';

/** Searches beside the page, so that typing and scrolling never wait for 20,000 items. */
serve(createPricebookIndex());
