/**
 * The trades with their own page at `/{id}` and a sample company in the demo (`/start?demo={id}`), by the name used
 * in links. Marketing owns the pages' content; the companies' data is in `scripts/seed/companies`.
 */
export const TRADES = [
  { id: 'field-service', name: 'Field service', sample: 'Lakeshore Facility Services' },
  { id: 'construction', name: 'Construction', sample: 'Prairie Build Co.' },
  { id: 'demolition', name: 'Demolition', sample: 'Sonoran Demolition' },
  { id: 'hvac', name: 'HVAC', sample: 'Blue Ridge Heating & Air' },
  { id: 'plumbing', name: 'Plumbing', sample: 'Cascade Plumbing' },
  { id: 'electrical', name: 'Electrical', sample: 'Bluebonnet Electric' },
  { id: 'appliance-repair', name: 'Appliance repair', sample: 'Delta Appliance Repair' },
  { id: 'garage-doors', name: 'Garage doors', sample: 'Scioto Garage Doors' },
  { id: 'roofing', name: 'Roofing', sample: 'Foothills Roofing' },
  { id: 'landscaping', name: 'Landscaping', sample: 'Red Clay Landscapes' },
  { id: 'pest-control', name: 'Pest control', sample: 'Gulf Breeze Pest Control' },
  { id: 'cleaning', name: 'Cleaning', sample: 'Harbor Bright Cleaning' },
  { id: 'handyman', name: 'Handyman', sample: 'Treasure Valley Handyman' },
] as const;
export type TradeId = (typeof TRADES)[number]['id'];

/** Returns the trade named in an address, or null for anything else. */
export const tradeIn = (word: unknown): (typeof TRADES)[number] | null => TRADES.find(({ id }) => id === word) ?? null;

/** Returns the demo company of a trade. */
export const sampleCompany = (trade: TradeId): string => tradeIn(trade)?.sample ?? '';

/** Returns the path of a trade's page. */
export const tradePath = (id: TradeId): string => `/${id}`;
