/**
 * Probability of use in the peak hour and design flow, gpm, as often quoted for dwellings. From memory and not verified: each project may
 * enter its own.
 */
export const USUAL_PROBABILITIES: Readonly<Record<string, { p: number; q: number }>> = {
  'bar-sink': { p: 0.02, q: 1.5 },
  'kitchen-sink': { p: 0.02, q: 2.2 },
  'laundry-sink': { p: 0.02, q: 2 },
  lavatory: { p: 0.02, q: 1.5 },
  bathtub: { p: 0.01, q: 5.5 },
  bidet: { p: 0.01, q: 2 },
  'water-closet': { p: 0.01, q: 3 },
  'clothes-washer': { p: 0.055, q: 3.5 },
  dishwasher: { p: 0.005, q: 1.3 },
  shower: { p: 0.045, q: 2 },
};
