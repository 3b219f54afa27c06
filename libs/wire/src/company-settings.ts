import { z } from 'zod';
import { shortText } from './account-fields.js';
import { applicantStatus } from './application-status.js';
import { toasts } from './done.js';
import { COMPANY_SIZES } from './registration.js';
import { nameText } from './typed-text.js';
import { webAddress } from './web-address.js';

export const FEWEST_REPLY_DAYS = 3;
export const MOST_REPLY_DAYS = 60;

/** What candidates can be told by mail. `new` is what they did themselves. */
export const toldStatus = applicantStatus.exclude(['new']);
export type ToldStatus = z.infer<typeof toldStatus>;

const settings = {
  name: shortText.min(1),
  website: z.union([z.literal('').transform(() => null), webAddress(300), z.null()]),
  /** One sentence about the company. */
  tagline: nameText(160).nullable(),
  /** NACE code of a section or division. */
  sector: z.string().min(1).max(10),
  size: z.enum(COMPANY_SIZES),
  fk_pais_id: z.int(),
  /** Within how many days an applicant gets an answer. */
  reply_days: z.int().min(FEWEST_REPLY_DAYS).max(MOST_REPLY_DAYS),
  /** Whether offers are paused when applicants wait past the second reminder. */
  pause_when_silent: z.boolean(),
  /** The states of an application that candidates are told by mail. */
  told_statuses: z.array(toldStatus).max(toldStatus.options.length),
} as const;

/** Body of `PATCH /api/companies/settings`: what is absent stays. */
export const changeCompanySettingsRequest = z.object(settings).partial().meta({ id: 'ChangeCompanySettingsRequest' });
export type ChangeCompanySettingsRequest = z.infer<typeof changeCompanySettingsRequest>;

/** Answer of `GET` and `PATCH /api/companies/settings`. */
export const companySettingsResponse = z
  .object({
    ...settings,
    website: z.string().nullable(),
    sector: z.string().nullable(),
    size: z.enum(COMPANY_SIZES).nullable(),
    fk_pais_id: z.int().nullable(),
    /** The name that invitations by mail have until we have looked at the new one; null where none waits. */
    former_name: z.string().nullable(),
    /** `false` for recruiters, who read. */
    can_edit: z.boolean(),
    toasts: toasts.optional(),
  })
  .meta({ id: 'CompanySettingsResponse' });
export type CompanySettingsResponse = z.infer<typeof companySettingsResponse>;
