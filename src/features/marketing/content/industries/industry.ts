import type { Feature } from '@/domain/access/features';
import type { TradeId } from '@/domain/trade/trades';

/** The words in which a trade's ads and pages speak. */
export type TradeWords = {
  /** Before "companies": `HVAC`, `pest control`. */
  trade: string;
  /** What is called a job: `service call`, `stop`. */
  job: string;
  /** Who does it, as many: `technicians`, `crews`. */
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
  /** A day as it is there, hour by hour. */
  day: readonly { at: string; text: string }[];
  /** What they say, and what it is called here. */
  words: readonly { theirs: string; ours: string }[];
  /** The papers that a job leaves behind, and where they come from. */
  papers: readonly string[];
  /** What matters most there, with the reason. */
  matters: readonly { feature: Feature; why: string }[];
  /** What it does not do, said before somebody finds out. */
  limits: readonly string[];
};
