import { z } from 'zod';
import { proseText } from './typed-text.js';

const id = z.int().min(1).max(2_147_483_647);

export const LONGEST_INVITATION = 1_000;
const INVITATION_STATES = ['open', 'accepted', 'declined', 'reported'] as const;

/** Body of `POST /api/companies/people/{id}/invitations`. */
export const inviteRequest = z
  .object({ offer_id: id, message: proseText(LONGEST_INVITATION).default('') })
  .meta({ id: 'InviteRequest' });
export type InviteRequest = z.output<typeof inviteRequest>;

/** Answer of `GET` and `POST /api/companies/people/{id}/invitations`: what the company asked somebody; a report is told as a no. */
export const invitationsToPerson = z
  .object({
    data: z.array(
      z.object({
        offer_id: z.int(),
        title: z.string(),
        state: z.enum(['open', 'accepted', 'declined']),
        at: z.string(),
      }),
    ),
    /** Live offers of the company that take applications here, about which the person was not asked yet. */
    offers: z.array(z.object({ id: z.int(), title: z.string() })),
  })
  .meta({ id: 'InvitationsToPerson' });
export type InvitationsToPerson = z.infer<typeof invitationsToPerson>;

/** Answer of `GET /api/candidates/invitations` and of the answers to one: open ones first. */
export const ownInvitations = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        company: z.object({ id: z.int(), name: z.string() }),
        offer: z.object({ id: z.int(), title: z.string(), url: z.string(), live: z.boolean() }),
        message: z.string(),
        state: z.enum(INVITATION_STATES),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'OwnInvitations' });
export type OwnInvitations = z.infer<typeof ownInvitations>;

/** Path of the answers to an invitation. */
export const ownInvitationParameters = z.object({ id: z.coerce.number().pipe(id) });

/** Body of `POST /api/candidates/invitations/{id}/report`. */
export const reportInvitationRequest = z
  .object({ text: proseText(1_000).default('') })
  .meta({ id: 'ReportInvitationRequest' });
export type ReportInvitationRequest = z.output<typeof reportInvitationRequest>;
