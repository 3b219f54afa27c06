import type { ChangeCompanySettings } from '@babelboard/companies';
import type { ChangeCompanySettingsRequest } from '@babelboard/wire';

/** What the request says of the company; what it does not name is absent. */
export function readFacts(body: ChangeCompanySettingsRequest): ChangeCompanySettings['facts'] {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.website !== undefined && { website: body.website }),
    ...(body.tagline !== undefined && { tagline: body.tagline === '' ? null : body.tagline }),
    ...(body.sector !== undefined && { sectorCode: body.sector }),
    ...(body.size !== undefined && { size: body.size }),
    ...(body.fk_pais_id !== undefined && { countryId: body.fk_pais_id }),
  };
}

/** What it says of answers to applicants. */
export function readRules(body: ChangeCompanySettingsRequest): ChangeCompanySettings['rules'] {
  return {
    ...(body.reply_days !== undefined && { replyDays: body.reply_days }),
    ...(body.pause_when_silent !== undefined && { pauseWhenSilent: body.pause_when_silent }),
    ...(body.told_statuses !== undefined && { toldStatuses: [...new Set(body.told_statuses)] }),
  };
}
