import { z } from 'zod';
import { toasts } from './done.js';
import { timeZone } from './time-zone.js';
import { nameText, proseText } from './typed-text.js';

const id = z.int().min(1).max(2_147_483_647);

export const INTERVIEW_WAYS = ['onsite', 'video', 'phone'] as const;
/** Times that are offered by one call. */
export const MOST_SLOTS_AT_ONCE = 40;
/** Applicants that they are offered to by one call. */
export const MOST_INVITED_AT_ONCE = 200;
/** Members who hold an interview. */
export const MOST_INTERVIEWERS = 10;

const place = {
  way: z.enum(INTERVIEW_WAYS),
  /** Address, https link or number, as the way needs it. */
  where: nameText(500),
  /** What to bring, whom to ask for. */
  note: proseText(2_000),
};

/** Calls by video lead to a page, and to no other program. */
const leadsThere = ({ way, where }: { way: (typeof INTERVIEW_WAYS)[number]; where: string }) =>
  way !== 'video' || (URL.canParse(where) && new URL(where).protocol === 'https:');

/** Body of `POST /api/companies/interview-slots`: times that are offered to applicants of one offer. */
export const offerSlotsRequest = z
  .object({
    applicant_ids: z.array(id).min(1).max(MOST_INVITED_AT_ONCE),
    slots: z
      .array(z.object({ starts_at: z.iso.datetime({ offset: true }), minutes: z.int().min(10).max(480) }))
      .min(1)
      .max(MOST_SLOTS_AT_ONCE),
    /** Ids of the members who hold the interview; the one who asks where nobody is named. */
    interviewers: z.array(id).max(MOST_INTERVIEWERS).default([]),
    /** That of the member who asks. */
    time_zone: timeZone,
    ...place,
    where: place.where.min(1),
    note: place.note.default(''),
  })
  .refine(leadsThere, { path: ['where'], error: 'INTERVIEW_LINK_WRONG' })
  .meta({ id: 'OfferSlotsRequest' });
export type OfferSlotsRequest = z.input<typeof offerSlotsRequest>;

const slot = {
  id: z.int(),
  starts_at: z.string(),
  minutes: z.int(),
  /** The zone of the member; the other side shows its own beside it. */
  time_zone: z.string(),
  ...place,
  /** Who will be there, by name. */
  members: z.array(z.string()),
};

/** A time that can be booked, or is. */
export const interviewSlot = z.object(slot).meta({ id: 'InterviewSlot' });
export type InterviewSlot = z.infer<typeof interviewSlot>;

/** Answer of `GET /api/candidates/applications/{id}/interview` and `GET /api/companies/applicants/{id}/interview`. */
export const interviewResponse = z
  .object({
    application_id: z.int(),
    /** `others_wanted`: none of the times suits; `cancelled` by whom `cancelled_by` says. */
    state: z.enum(['none', 'offered', 'others_wanted', 'booked', 'cancelled']),
    /** What is booked, or was until it was cancelled; null where nothing was. Its `id` is that of the time. */
    booked: interviewSlot.nullable(),
    /** Until when the candidate moves or cancels it. */
    change_until: z.string().nullable(),
    /** What can still be booked. */
    slots: z.array(interviewSlot),
    /** Zone in which the candidate lives, once they told; null before. */
    candidate_time_zone: z.string().nullable(),
    cancelled_by: z.enum(['candidate', 'company']).nullable(),
    /** What the last one to cancel or to ask for other times said. */
    message: z.string(),
    /** The application was withdrawn or decided: nothing more is agreed upon. */
    ended: z.boolean(),
    /** Whether people can still apply for the job. */
    offer_live: z.boolean(),
  })
  .meta({ id: 'InterviewResponse' });
export type InterviewResponse = z.infer<typeof interviewResponse>;

/** Answer of what changes an interview; where somebody else was faster, 409 with the same in `current`. */
export const changedInterviewResponse = interviewResponse.extend({ toasts }).meta({ id: 'ChangedInterviewResponse' });
export type ChangedInterviewResponse = z.infer<typeof changedInterviewResponse>;

/** Body of `POST /api/candidates/applications/{id}/interview`: books a time, or moves there. */
export const bookSlotRequest = z
  .object({
    slot_id: id,
    /** That of the candidate: mails name the time in it. */
    time_zone: timeZone,
  })
  .meta({ id: 'BookSlotRequest' });
export type BookSlotRequest = z.infer<typeof bookSlotRequest>;

/** Body of `POST …/interview/cancel` and `POST …/interview/others`: why, or when it would suit. */
export const interviewMessageRequest = z
  .object({ message: proseText(1_000).default('') })
  .meta({ id: 'InterviewMessageRequest' });
export type InterviewMessageRequest = z.input<typeof interviewMessageRequest>;

/** Query of `GET /api/companies/interview-slots`. */
export const interviewSlotsQuery = z.object({
  /** Days, as dates of UTC; at most 62 of them are answered. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of the member who asks alone, or of all of the company. */
  of: z.enum(['own', 'all']).default('own'),
});
export type InterviewSlotsQuery = z.output<typeof interviewSlotsQuery>;

/** Answer of `GET /api/companies/interview-slots`: in the order of time. */
export const interviewSlotsResponse = z
  .object({
    slots: z.array(
      interviewSlot.extend({
        offer_id: z.int(),
        state: z.enum(['open', 'booked']),
        own: z.boolean(),
        offer_title: z.string(),
        /** Who booked it, else to how many it is offered. */
        applicant: z.object({ id: z.int(), name: z.string() }).nullable(),
        offered_to: z.int(),
      }),
    ),
  })
  .meta({ id: 'InterviewSlotsResponse' });
export type InterviewSlotsResponse = z.infer<typeof interviewSlotsResponse>;

/** Answer of `POST /api/companies/interview-slots`. */
export const offeredSlotsResponse = z
  .object({
    /** Times that were offered. */
    slots: z.int(),
    invited: z.array(z.int()),
    /** Whose application has ended meanwhile. */
    left_out: z.array(z.int()),
    toasts,
  })
  .meta({ id: 'OfferedSlotsResponse' });
export type OfferedSlotsResponse = z.infer<typeof offeredSlotsResponse>;
