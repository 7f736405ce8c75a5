import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keptText } from '@/lib/keptText';
import { USUAL_OPTIONS, type RoutingOptions } from '@/domain/routing/day/routingDay';

const RULES_KEY = 'routing:rules';
const rulesSchema = z.object({
  maxOvertimeMinutes: z.number().int().min(0).max(480),
  maxWorkMinutes: z.number().int().min(0).max(1440),
  isFreeToMove: z.boolean(),
  takesUnassigned: z.boolean(),
  hasLunch: z.boolean(),
}) satisfies z.ZodType<RoutingOptions>;

/** Returns the planner's rules as set on this device. */
export function useRoutingRules(): [options: RoutingOptions, set: (options: RoutingOptions) => void] {
  const kept = useSyncExternalStore(keptText.subscribe, () => keptText.get(RULES_KEY));
  const options = useMemo(() => readRules(kept), [kept]);
  return [options, (next) => keptText.set(RULES_KEY, JSON.stringify(next))];
}

function readRules(text: string): RoutingOptions {
  try {
    return rulesSchema.parse(JSON.parse(text));
  } catch {
    return USUAL_OPTIONS;
  }
}
