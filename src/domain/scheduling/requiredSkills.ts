import { z } from 'zod';
import { requiredLine } from '../record/schema';

export const REQUIRED_SKILLS_LIMIT = 10;

/** Skills or licenses that at least one person on the visit must have, by name. */
export const requiredSkillsSchema = z
  .array(requiredLine(60, 'A skill cannot be empty'))
  .max(REQUIRED_SKILLS_LIMIT, `At most ${REQUIRED_SKILLS_LIMIT} skills`)
  .default([]);

/**
 * Returns a visit's required skills after those of its job have changed: skills the job no longer asks for are removed, new ones are
 * added, and skills required for this visit alone stay.
 */
export const followingNeeds = (
  ofVisit: readonly string[],
  { before, after, limit }: { before: readonly string[]; after: readonly string[]; limit: number },
): string[] => [...new Set([...ofVisit.filter((need) => !before.includes(need)), ...after])].slice(0, limit);
