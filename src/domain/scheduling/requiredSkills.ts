import { z } from 'zod';
import { requiredLine } from '../record/schema';

export const REQUIRED_SKILLS_LIMIT = 10;

/** What at least one of those who go must be able or licensed to do, by name. */
export const requiredSkillsSchema = z
  .array(requiredLine(60, 'A skill cannot be empty'))
  .max(REQUIRED_SKILLS_LIMIT, `At most ${REQUIRED_SKILLS_LIMIT} skills`)
  .default([]);

/**
 * What a visit needs after the needs of its job have changed: what the job asked for and asks no longer goes, what it asks for now comes, and what
 * was asked of this visit alone stays.
 */
export const followingNeeds = (
  ofVisit: readonly string[],
  { before, after, limit }: { before: readonly string[]; after: readonly string[]; limit: number },
): string[] => [...new Set([...ofVisit.filter((need) => !before.includes(need)), ...after])].slice(0, limit);
