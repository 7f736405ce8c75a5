import type { Feature } from '@/domain/access/features';
import type { TradeId } from '@/domain/trade/trades';

/** Vocabulary of a trade's ads and pages. */
export type TradeWords = {
  /** Before "companies": `HVAC`, `pest control`. */
  trade: string;
  /** Word for a job: `service call`, `stop`. */
  job: string;
  /** Plural of the people who do it: `technicians`, `crews`. */
  crew: string;
};

/** A trade with its page at `/{id}`. */
export type Industry = TradeWords & {
  id: TradeId;
  /** In lists and links: `HVAC`. */
  name: string;
  headline: string;
  lead: string;
  /** For search results, up to 160 characters. */
  description: string;
  /** A typical day in the trade, hour by hour. */
  day: readonly { at: string; text: string }[];
  /** The trade's terms and ours. */
  words: readonly { theirs: string; ours: string }[];
  /** Documents a job produces, and where they come from. */
  papers: readonly string[];
  /** Features that matter most to the trade, and why. */
  matters: readonly { feature: Feature; why: string }[];
  /** Limitations, stated before someone discovers them. */
  limits: readonly string[];
};
