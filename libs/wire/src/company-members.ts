import { z } from 'zod';
import { email, newPassword, shortText } from './account-fields.js';
import { toasts } from './done.js';

/** `owner`: members, settings and money, too; `recruiter`: offers and applicants. */
export const MEMBER_ROLES = ['owner', 'recruiter'] as const;
const role = z.enum(MEMBER_ROLES);

/** Somebody who works for the company. */
export const companyMember = z
  .object({
    /** Id of the account. */
    id: z.int(),
    name: z.string(),
    /** For owners alone; null for others. */
    email: z.string().nullable(),
    role,
    joined_at: z.string(),
    /** Whether it is who asks. */
    you: z.boolean(),
  })
  .meta({ id: 'CompanyMember' });
export type CompanyMember = z.infer<typeof companyMember>;

/** An invitation that nobody has taken yet. */
export const companyInvitation = z
  .object({
    id: z.int(),
    email: z.string(),
    role,
    sent_at: z.string(),
    expires_at: z.string(),
    expired: z.boolean(),
  })
  .meta({ id: 'CompanyInvitation' });
export type CompanyInvitation = z.infer<typeof companyInvitation>;

/** Answer of `GET /api/companies/members` and of the calls that change something; these say so in `toasts`. */
export const companyMembersResponse = z
  .object({
    members: z.array(companyMember),
    /** For owners alone; empty for others. */
    invitations: z.array(companyInvitation),
    /** Why nobody can be invited now; null where one can. */
    barred: z.enum(['COMPANY_NOT_VERIFIED', 'COMPANY_SUSPENDED']).nullable(),
    toasts: toasts.optional(),
  })
  .meta({ id: 'CompanyMembersResponse' });
export type CompanyMembersResponse = z.infer<typeof companyMembersResponse>;

/** Body of `POST /api/companies/members/invitations`. */
export const inviteMemberRequest = z.object({ email, role }).meta({ id: 'InviteMemberRequest' });
export type InviteMemberRequest = z.infer<typeof inviteMemberRequest>;

/** Body of `PATCH /api/companies/members/{id}`. */
export const changeMemberRoleRequest = z.object({ role }).meta({ id: 'ChangeMemberRoleRequest' });
export type ChangeMemberRoleRequest = z.infer<typeof changeMemberRoleRequest>;

const token = z.string().min(1).max(200);

/** Body of `POST /api/auth/invitations/check` and of `POST /api/companies/invitations/accept`. */
export const invitationTokenRequest = z.object({ token }).meta({ id: 'InvitationTokenRequest' });
export type InvitationTokenRequest = z.infer<typeof invitationTokenRequest>;

/** Answer of `POST /api/auth/invitations/check`, which only whoever has the mail can ask. */
export const checkedInvitation = z
  .object({
    company: z.string(),
    email: z.string(),
    role,
    /**
     * What the address has: no account (`register`), one of a company's without a company (`join`), or one that cannot join
     * (a candidate's, an operator's, that of another company's member).
     */
    way: z.enum(['register', 'join', 'not_possible']),
  })
  .meta({ id: 'CheckedInvitation' });
export type CheckedInvitation = z.infer<typeof checkedInvitation>;

/** Body of `POST /api/auth/invitations/register`: an account for the address that the mail went to. */
export const registerMemberRequest = z
  .object({
    token,
    password: newPassword,
    nombre: shortText.min(1),
    apellidos: shortText.min(1),
    /** Legal conditions and privacy policy; must be accepted. */
    terms: z.literal(true, 'TERMS_NOT_ACCEPTED'),
    newsletters: z.boolean().default(false),
  })
  .meta({ id: 'RegisterMemberRequest' });
export type RegisterMemberRequest = z.infer<typeof registerMemberRequest>;
