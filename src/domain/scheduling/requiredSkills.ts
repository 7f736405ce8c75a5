import { z } from 'zod';
import { requiredLine } from '../record/schema';

export const REQUIRED_SKILLS_LIMIT = 10;

/** What at least one of those who go must be able or licensed to do, by name. */
export const requiredSkillsSchema = z
  .array(requiredLine(60, 'A skill cannot be empty'))
  .max(REQUIRED_SKILLS_LIMIT, `At most ${REQUIRED_SKILLS_LIMIT} skills`)
  .default([]);

/**
 * A visit's skills after those of its job have changed: what the job asked for and asks no longer goes, what it asks for now comes, and what
 * was asked of this visit alone stays.
 */
export const followingSkills = (
  ofVisit: readonly string[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string[] =>
  [...new Set([...ofVisit.filter((skill) => !before.includes(skill)), ...after])].slice(0, REQUIRED_SKILLS_LIMIT);
