import { z } from 'zod';
import { CV_TYPES } from './cvs.js';
import { foundPerson, foundPersonId, lockedPerson } from './people-search.js';
import { nameText, proseText, searchText } from './typed-text.js';
import { spokenLanguage } from './user.js';

/** Credits of a company: with each it learns who one person is. */
export const creditsLeft = z
  .object({
    left: z.int(),
    /** Of those left, how many go first, and when; null where none ever go. */
    expiring: z.object({ credits: z.int(), at: z.string() }).nullable(),
  })
  .meta({ id: 'CreditsLeft' });
export type CreditsLeft = z.infer<typeof creditsLeft>;

/** Answer of `GET /api/companies/people/{id}/terms`: what it takes to learn who somebody is. */
export const unlockTerms = z.object({ unlocked: z.boolean(), credits: creditsLeft }).meta({ id: 'UnlockTerms' });
export type UnlockTerms = z.infer<typeof unlockTerms>;

/** Answer of `POST /api/companies/people/{id}/unlock`. */
export const unlockResponse = z
  .object({
    /** False where the company knew them already. */
    paid: z.boolean(),
    left: z.int(),
  })
  .meta({ id: 'UnlockResponse' });
export type UnlockResponse = z.infer<typeof unlockResponse>;

export const MOST_TAGS = 10;
export const LONGEST_TAG = 40;
export const LONGEST_UNLOCK_NOTE = 4_000;

/** Body of `PATCH /api/companies/people/{id}/unlocked`: what is absent stays. */
export const noteUnlockedRequest = z
  .object({ note: proseText(LONGEST_UNLOCK_NOTE), tags: z.array(nameText(LONGEST_TAG).min(1)).max(MOST_TAGS) })
  .partial()
  .meta({ id: 'NoteUnlockedRequest' });
export type NoteUnlockedRequest = z.infer<typeof noteUnlockedRequest>;

const unlockedCard = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  place: z.string().nullable(),
  country: foundPerson.shape.country,
  note: z.string(),
  tags: z.array(z.string()),
  unlocked_at: z.string(),
});

/** Answer of `GET /api/companies/people/{id}/unlocked`: somebody whom the company knows. */
export const unlockedPerson = unlockedCard
  .extend({
    email: z.string(),
    phone: z.string().nullable(),
    links: z.array(z.string()),
    cvs: z.array(
      z.object({ id: z.int(), name: z.string(), type: z.enum(CV_TYPES), size: z.int(), default: z.boolean() }),
    ),
    /** As it was before, with employers and schools. */
    profile: lockedPerson,
  })
  .meta({ id: 'UnlockedPerson' });
export type UnlockedPerson = z.infer<typeof unlockedPerson>;

/** Query of `GET /api/companies/unlocked-people`. */
export const unlockedPeopleQuery = z.object({
  q: searchText,
  tag: nameText(LONGEST_TAG).optional(),
  page: z.coerce.number().int().min(1).max(500).default(1),
  rows: z.coerce.number().int().min(1).max(100).default(25),
});
export type UnlockedPeopleQuery = z.output<typeof unlockedPeopleQuery>;

/** Answer of `GET /api/companies/unlocked-people`. */
export const unlockedPeopleResponse = z
  .object({
    people: z.array(unlockedCard.extend({ headline: z.string(), languages: z.array(spokenLanguage) })),
    total: z.int(),
    currentPage: z.int(),
    lastPage: z.int(),
    /** All tags of the company. */
    tags: z.array(z.string()),
    credits: creditsLeft,
  })
  .meta({ id: 'UnlockedPeopleResponse' });
export type UnlockedPeopleResponse = z.infer<typeof unlockedPeopleResponse>;

/** Answer of `GET /api/companies/people/{id}/cvs/{cv}/text`; null where nothing could be read. */
export const cvTextResponse = z.object({ text: z.string().nullable() }).meta({ id: 'CvTextResponse' });
export type CvTextResponse = z.infer<typeof cvTextResponse>;

/** Path parameters of the calls about a CV of one person. */
export const foundPersonCv = foundPersonId.extend({ cv: z.coerce.number().int().min(1).max(2_147_483_647) });
