import { z } from 'zod';
import { education, experience } from './candidate-history.js';
import { candidateSkill } from './candidate-profile.js';
import { toasts } from './done.js';
import { CEFR } from './job-card.js';
import { profileTasks } from './profile-completion.js';
import { nameText } from './typed-text.js';
import { spokenLanguage } from './user.js';

/** Levels of a language: 1 A1–A2, 2 B1–B2, 3 C1–C2, 4 mother tongue; a client that says only this gets A2, B2, C1. */
const level = z.literal([1, 2, 3, 4]);

/** Body of `POST /api/candidates/languages` and `PATCH /api/candidates/languages/{language}`. */
export const languageRequest = z
  .object({
    /** Id or slug. */
    language: z.union([z.int(), z.string().trim().min(1).max(60)]),
    level,
    cefr: z.enum(CEFR).nullable().optional(),
  })
  .meta({ id: 'LanguageRequest' });
export type LanguageRequest = z.infer<typeof languageRequest>;

/** No more than so many: a profile that names everything says nothing. */
export const MOST_SKILLS = 50;

/**
 * Body of `POST /api/candidates/skills`: slug or id of a skill, or what it is called in some language. A word that is no skill's becomes one of the
 * candidate's own (`readOwnSkill`).
 */
export const skillRequest = z.object({ tag: z.union([z.int(), nameText(120).min(1)]) }).meta({ id: 'SkillRequest' });
export type SkillRequest = z.infer<typeof skillRequest>;

/** Completion goes with every list, so that what a change brought is seen at once. */
const completion = { tasks: profileTasks, percent: z.int(), tasks_done: z.int(), toasts: toasts.optional() };

/** Of the entry that was added. */
const newId = z.int().optional();

export const languagesResponse = z
  .object({ languages: z.array(spokenLanguage), ...completion })
  .meta({ id: 'LanguagesResponse' });
export type LanguagesResponse = z.infer<typeof languagesResponse>;

/** A skill of the catalogue that may be meant by a word. */
export const nearSkill = z.object({ id: z.int(), slug: z.string(), name: z.string(), lang: z.string().optional() });
export type NearSkill = z.infer<typeof nearSkill>;

export const skillsResponse = z
  .object({
    skills: z.array(candidateSkill),
    id: newId,
    /** Where a skill in own words was added: those of the catalogue that are near to it. */
    near: z.array(nearSkill).optional(),
    ...completion,
  })
  .meta({ id: 'SkillsResponse' });
export type SkillsResponse = z.infer<typeof skillsResponse>;

export const experienceResponse = z
  .object({ experience: z.array(experience), id: newId, ...completion })
  .meta({ id: 'ExperienceResponse' });
export type ExperienceResponse = z.infer<typeof experienceResponse>;

export const educationResponse = z
  .object({ education: z.array(education), id: newId, ...completion })
  .meta({ id: 'EducationResponse' });
export type EducationResponse = z.infer<typeof educationResponse>;
