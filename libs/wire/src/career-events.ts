import { z } from 'zod';
import { toasts } from './done.js';
import { listedCompany } from './favorites.js';
import { jobCard } from './job-card.js';
import { timeZone } from './time-zone.js';
import { nameText, proseText } from './typed-text.js';
import { webAddress } from './web-address.js';

const id = z.int().min(1).max(2_147_483_647);

/** Where an event stands: `planned` has no date yet. */
export const CAREER_EVENT_PHASES = ['planned', 'coming', 'running', 'past', 'cancelled'] as const;
export const CAREER_EVENT_STATES = ['planned', 'announced', 'cancelled'] as const;

const city = z.object({ slug: z.string(), name: z.string(), template: z.string() });
const sponsor = z.object({ name: z.string(), url: z.string().nullable() });

/** An event as lists show it. */
export const careerEventCard = z
  .object({
    id: z.int(),
    /** Of its page, without the part that says the language. */
    url: z.string(),
    title: z.string(),
    lead: z.string(),
    /** Of the words; another one than was asked for where it has none in that. */
    lang: z.string(),
    phase: z.enum(CAREER_EVENT_PHASES),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    /** IANA: where it is held, as it were. */
    time_zone: z.string(),
    full: z.boolean(),
    /** Spoken there. */
    languages: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
    cities: z.array(city),
  })
  .meta({ id: 'CareerEventCard' });
export type CareerEventCard = z.infer<typeof careerEventCard>;

/** Answer of `GET /api/career-events`: what comes first, then what has no date, then what was. */
export const careerEventsResponse = z.object({ data: z.array(careerEventCard) }).meta({ id: 'CareerEventsResponse' });
export type CareerEventsResponse = z.infer<typeof careerEventsResponse>;

/** Answer of `GET /api/career-events/{id}`. */
export const careerEvent = careerEventCard
  .extend({
    /** Paragraphs, with an empty line between. */
    text: z.string(),
    programme: z.array(
      z.object({
        /** Null while the event has no date. */
        at: z.string().nullable(),
        title: z.string(),
        who: z.string(),
      }),
    ),
    speakers: z.array(z.object({ name: z.string(), role: z.string() })),
    sponsors: z.array(sponsor),
    exhibitors: z.array(listedCompany),
    /** Offers of the exhibitors, the newest first. */
    jobs: z.array(jobCard),
    /** When it was to begin before it was moved last. */
    moved_from: z.string().nullable(),
    /** What operators say of its last move, or why it does not take place; '' for nothing. */
    notice: z.string(),
  })
  .meta({ id: 'CareerEvent' });
export type CareerEvent = z.infer<typeof careerEvent>;

export const careerEventParameters = z.object({ id: z.coerce.number().pipe(id) });

/** An event that a candidate joined. */
export const ownCareerEvent = careerEventCard
  .extend({
    fk_virtual_event_id: z.int(),
    joined_at: z.string(),
    /** Where it takes place. */
    room_url: z.string().nullable(),
  })
  .meta({ id: 'OwnCareerEvent' });
export type OwnCareerEvent = z.infer<typeof ownCareerEvent>;

/** Answer of `GET /api/candidates/virtual-event/candidateEvents`. */
export const ownCareerEvents = z.object({ data: z.array(ownCareerEvent) }).meta({ id: 'OwnCareerEvents' });
export type OwnCareerEvents = z.infer<typeof ownCareerEvents>;

/** Body of `PATCH /api/candidates/virtual-event/join-or-leave`. */
export const joinOrLeaveRequest = z
  .object({
    event_id: id,
    /** Where the person came from. */
    origin: nameText(60).default(''),
    /** Of their clock: mails tell times in it. */
    time_zone: timeZone.optional(),
    /** Absent: the other way than it is. */
    wanted: z.enum(['join', 'leave']).optional(),
  })
  .meta({ id: 'JoinOrLeaveRequest' });
export type JoinOrLeaveRequest = z.output<typeof joinOrLeaveRequest>;

/** Answer of the same: all that the person has joined now. */
export const joinOrLeaveResponse = ownCareerEvents
  .extend({ joined: z.boolean(), toasts })
  .meta({ id: 'JoinOrLeaveResponse' });
export type JoinOrLeaveResponse = z.infer<typeof joinOrLeaveResponse>;

/** Answer of `GET /api/candidates/go-places`. */
export const goPlacesResponse = z
  .object({
    event: careerEventCard,
    /** When it begins; null while it has no date. */
    date: z.string().nullable(),
    sponsors: z.array(sponsor),
    cities: z.array(z.object({ name: z.string(), template: z.string(), slug: z.string() })),
    goPlacesSponsors: z.array(sponsor),
    cityEvents: z.array(z.object({ city: z.string() })),
  })
  .meta({ id: 'GoPlacesResponse' });
export type GoPlacesResponse = z.infer<typeof goPlacesResponse>;

const LONGEST_EVENT_TEXT = 10_000;

const eventWords = z.object({
  title: nameText(100).min(1),
  lead: nameText(300),
  text: proseText(LONGEST_EVENT_TEXT),
  /** `after`: minutes since the beginning. */
  programme: z
    .array(z.object({ after: z.int().min(0).max(20_160), title: nameText(150).min(1), who: nameText(100) }))
    .max(60),
  speakers: z.array(z.object({ name: nameText(100).min(1), role: nameText(150) })).max(40),
});

const moment = z.iso.datetime({ offset: true }).nullable();

/** An event as operators edit it. */
const editedCareerEvent = z.object({
  state: z.enum(CAREER_EVENT_STATES),
  starts_at: moment,
  ends_at: moment,
  time_zone: timeZone,
  capacity: z.int().min(1).max(1_000_000).nullable(),
  room_url: webAddress(500).nullable(),
  language_ids: z.array(id).max(50),
  content: z.object({ en: eventWords, de: eventWords.optional() }),
  sponsors: z.array(z.object({ name: nameText(100).min(1), url: webAddress(500).nullable() })).max(40),
  /** Slugs of cities. */
  cities: z.array(z.object({ slug: nameText(100).min(1), template: nameText(40) })).max(40),
  exhibitor_ids: z.array(id).max(100),
});

/** Answer of `GET /api/admin/career-events`. */
export const adminCareerEvents = z
  .object({
    data: z.array(
      editedCareerEvent.extend({
        id: z.int(),
        url: z.string(),
        phase: z.enum(CAREER_EVENT_PHASES),
        attendees: z.int(),
        notice: z.string(),
        changed_at: z.string(),
      }),
    ),
  })
  .meta({ id: 'AdminCareerEvents' });
export type AdminCareerEvents = z.infer<typeof adminCareerEvents>;
export type AdminCareerEvent = AdminCareerEvents['data'][number];

/** Body of `PUT /api/admin/career-events/{id}`. */
export const changeCareerEventRequest = editedCareerEvent
  .extend({
    /** As it was read: what somebody else has changed since is not overwritten. */
    changed_at: z.iso.datetime({ offset: true }),
    /** A word to who joined, where it moves or is called off. */
    notice: proseText(500).default(''),
  })
  .meta({ id: 'ChangeCareerEventRequest' });
export type ChangeCareerEventRequest = z.output<typeof changeCareerEventRequest>;
